#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// Some parts of a response have data for each of a hundred countries, and only one is needed. The
// decoder knows which, because skipping the others takes much less time than decoding them.

extension JSONDecoder {
    /// Takes the country whose data is decoded, by ISO 3166-1; `nil` for none.
    convenience init(region: String?) {
        self.init()
        if let key = CodingUserInfoKey.region, let region { userInfo[key] = region }
    }
}

extension Decoder {
    /// The country whose data is decoded.
    var region: String? {
        CodingUserInfoKey.region.flatMap { userInfo[$0] as? String }
    }
}

extension CodingUserInfoKey {
    fileprivate static let region = CodingUserInfoKey(rawValue: "region")
}

/// A key that is the code of a country.
struct TMDBRegionKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) { nil }
}
