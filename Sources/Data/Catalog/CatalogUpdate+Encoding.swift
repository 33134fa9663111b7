import Domain
import Essentials

/// The file of an update: one `name<TAB>value` pair per line.
///
/// An update that is running, or was killed, has no outcome.
extension CatalogUpdate {
    init?(_ data: Data) {
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        func value(_ name: String) -> String? {
            lines.first { $0.hasPrefix("\(name)\t") }.map { String($0.dropFirst(name.count + 1)) }
        }
        guard let start = value("start").flatMap({ Int($0) }) else { return nil }
        let outcome: Outcome =
            switch value("outcome") {
            case "updated": .updated
            case "unchanged": .unchanged
            case "failed": .failed(reason: value("reason") ?? "")
            default: .unfinished
            }
        self.init(start: Timestamp(secondsSince1970: start), outcome: outcome)
    }

    var data: Data {
        let start = "start\t\(start.secondsSince1970)\n"
        let outcome =
            switch outcome {
            case .updated: "outcome\tupdated\n"
            case .unchanged: "outcome\tunchanged\n"
            case .failed(let reason):
                "outcome\tfailed\nreason\t\(reason.replacing("\n", with: " "))\n"
            case .unfinished, .running: ""
            }
        return Data((start + outcome).utf8)
    }
}
