/// A number of bytes for a person: `112.0 MB`, in units of a thousand.
struct ByteCount: CustomStringConvertible {
    let description: String

    init(_ bytes: Int) {
        description =
            switch bytes {
            case ..<1_000_000: "\(bytes / 1000) kB"
            case ..<1_000_000_000: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
            default: "\(bytes / 1_000_000_000).\(bytes / 100_000_000 % 10) GB"
            }
    }
}
