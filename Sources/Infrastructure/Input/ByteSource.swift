import Synchronization

/// The bytes of a file or of standard input, by way of `gzip` where they are packed.
final class ByteSource {
    private let file: InputStreamFile
    private let makeProcess: ChildProcess?

    /// What was read to find out whether it is packed.
    private var beginning: Data

    /// Why the file could not be read to its end, found out beside.
    private let failure = Failure()

    private final class Failure: Sendable {
        let error = Mutex<StorageError?>(nil)
    }

    var readCount: Int { file.readCount }

    init(_ file: InputStreamFile, gzip: Gzip) throws(StorageError) {
        self.file = file
        var beginning = Data()
        while beginning.count < 2 {
            let data = try file.read(1 << 16)
            if data.isEmpty { break }
            beginning += data
        }
        guard Gzip.isGzip(beginning) else {
            self.beginning = beginning
            makeProcess = nil
            return
        }
        self.beginning = Data()
        guard let process = gzip.makeProcess() else {
            throw .cannotRead(path: "gzip", reason: "it can't be started, and unpacks the file")
        }
        makeProcess = process
        process.feed(beginning) { [failure] in
            do throws(StorageError) {
                return try file.read(1 << 16)
            } catch {
                failure.error.withLock { $0 = error }
                return Data()
            }
        }
    }

    deinit {
        makeProcess?.terminate()
    }

    /// Some of the next bytes; none only at the end.
    func read(_ count: Int) throws(LineReader.Failure) -> Data {
        guard let makeProcess else {
            guard beginning.isEmpty else {
                defer { beginning = Data() }
                return beginning
            }
            do {
                return try file.read(count)
            } catch {
                throw .storage(error)
            }
        }
        let data = makeProcess.read(count)
        guard data.isEmpty else { return data }
        if let error = failure.error.withLock({ $0 }) { throw .storage(error) }
        guard makeProcess.succeeds() else { throw .damaged }
        return data
    }
}
