package import Domain
import Essentials

extension Timestamp {
    package static var now: Timestamp { Timestamp(Date()) }

    /// Rounds down to a whole second.
    init(_ date: Date) {
        self.init(secondsSince1970: Int(date.timeIntervalSince1970.rounded(.down)))
    }

    func age(at now: Timestamp) -> Int { now.secondsSince1970 - secondsSince1970 }
}
