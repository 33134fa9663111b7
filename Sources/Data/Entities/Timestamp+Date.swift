package import Domain
import Essentials

extension Timestamp {
    /// The present time by the clock of this machine.
    package static var now: Timestamp { Timestamp(Date()) }

    /// Rounds down to a whole second.
    init(_ date: Date) {
        self.init(secondsSince1970: Int(date.timeIntervalSince1970.rounded(.down)))
    }

    /// The seconds that have passed since then.
    func age(at now: Timestamp) -> Int { now.secondsSince1970 - secondsSince1970 }
}
