/// A folder of files that are read and replaced as a whole; it and they are the user's alone.
struct PrivateDirectory: Sendable {
    /// Larger files are damaged: these are small ones.
    let sizeLimit: Int

    /// An absolute path.
    let path: String

    func path(of name: String) -> String {
        path + "/" + name
    }

    /// Makes the folder, and those that it lies in, where they are not there yet.
    func make() throws(StorageError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        var path = ""
        for component in self.path.split(separator: "/") {
            path += "/\(component)"
            guard mkdir(path, 0o700) != 0, errno != EEXIST, errno != EISDIR else { continue }
            throw .cannotCreate(path: path, reason: StorageError.errnoDescription())
        }
    }

    /// What a file holds; `nil` when there is no such file.
    ///
    /// `touching` marks it as used just now.
    func contents(of name: String, touching: Bool = false) throws(StorageError) -> Data? {
        let path = path(of: name)
        // Not to wait for somebody to write into a pipe.
        guard let file = FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK) else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .cannotRead(path: path, reason: StorageError.errnoDescription())
        }
        guard file.isRegularFile else {
            throw .cannotRead(path: path, reason: "it is not a regular file")
        }
        guard let data = file.read(upTo: sizeLimit + 1) else {
            throw .cannotRead(path: path, reason: StorageError.errnoDescription())
        }
        guard data.count <= sizeLimit else {
            throw .cannotRead(path: path, reason: "it is too large")
        }
        // A file that can't be marked is as good as any.
        if touching { futimens(file.number, nil) }
        return data
    }

    /// Adds a line to a file, or to none, and says how many bytes the file has then.
    ///
    /// Where all of it can't be written, nothing is.
    func append(_ line: String, to name: String) throws(StorageError) -> Int {
        let path = path(of: name)
        guard
            let file = FileDescriptor(
                opening: path,
                O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK
            )
        else { throw .cannotWrite(path: path, reason: StorageError.errnoDescription()) }
        guard file.isRegularFile, let size = file.size else {
            throw .cannotWrite(path: path, reason: "it is not a regular file")
        }
        var last: [UInt8] = [UInt8(ascii: "\n")]
        // A line that a power cut left without an end must not take this one along.
        if size > 0 { _ = last.withUnsafeMutableBytes { file.readAll(into: $0, at: size - 1) } }
        let bytes = Array((last[0] == UInt8(ascii: "\n") ? line : "\n" + line).utf8)
        guard file.writeAll(bytes) else {
            let reason = StorageError.errnoDescription()
            ftruncate(file.number, off_t(size))
            throw .cannotWrite(path: path, reason: reason)
        }
        return size + bytes.count
    }

    /// Puts data in place of what a file holds, in one step.
    ///
    /// Only the holder of a lock may write the draft, and the next one overwrites what a killed
    /// process left of it.
    func replace(_ name: String, with data: Data, draft: String) throws(StorageError) {
        let path = path(of: name)
        let draft = self.path(of: draft)
        guard let file = FileDescriptor(opening: draft, O_WRONLY | O_CREAT | O_TRUNC) else {
            throw .cannotCreate(path: draft, reason: StorageError.errnoDescription())
        }
        // Not flushed to the disk first: no kill can undo what the system has taken over, and the
        // wait for a busy disk, which others would have to sit out as well, is worth more than
        // what a power cut might cost.
        guard file.writeAll(data), rename(draft, path) == 0 else {
            let reason = StorageError.errnoDescription()
            unlink(draft)
            throw .cannotWrite(path: path, reason: reason)
        }
    }
}
