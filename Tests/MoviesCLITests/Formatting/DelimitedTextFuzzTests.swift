import CommandLineKit
import TestSupport
import Testing

@testable import Data

/// Tables that the program writes and reads.
struct DelimitedTextFuzzTests {
    @Test(arguments: [",", "\t"] as [Unicode.Scalar])
    func `reads the fields that it writes`(separator: Unicode.Scalar) throws {
        let corpus = FuzzCorpus(
            ["Alien\u{0}1979", "a,b\u{0}\"c\" \u{0}'d'\u{0}", "é\u{301}\u{0} \u{0}生\n\r\n\t"],
            tokens: [",", "\"", "\"\"", "\t", "\n", "\r", "\u{0}", " ", "\u{301}", "\u{2028}"]
        )

        try fuzz("table \(separator.value)", corpus, iterations: 1000) { bytes, _ in
            let fields = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
                JSONValue.string(String(decoding: $0, as: UTF8.self))
            }
            let rows = [[.string("x")] + fields, [.string("y")]]
            let isCSV = separator == ","
            // Tab-separated values have no quotation marks around them, and the reader allows some.
            if !isCSV, bytes.contains(UInt8(ascii: "\"")) { return false }
            let text = Array((isCSV ? CSV.text(rows) : TSV.text(rows)).utf8)
            var table = DelimitedRows(text, separator: UInt8(ascii: separator))
            var found: [[String]] = []
            while table.next() { found.append(table.texts) }
            try #require(found.count == 2)
            // Spaces around a field mean nothing.
            let written = rows[0].map { $0.delimitedText.trimmed(" ") }
            if isCSV { try #require(found[0].map { $0.trimmed(" ") } == written) }
            try #require(found[0].count == written.count && found[1] == ["y"])
            return true
        }
    }
}

extension String {
    fileprivate func trimmed(_ character: Unicode.Scalar) -> String {
        var scalars = unicodeScalars[...]
        while scalars.first == character { scalars.removeFirst() }
        while scalars.last == character { scalars.removeLast() }
        return String(scalars)
    }
}
