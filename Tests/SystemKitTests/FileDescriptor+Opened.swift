import CLibrary
import Testing

@testable import SystemKit

extension FileDescriptor {
    /// Opens a file that must exist; `#require` accepts only copyable values.
    static func opened(_ path: String, _ flags: CInt = O_RDONLY) throws -> FileDescriptor {
        guard let file = FileDescriptor(opening: path, flags) else {
            throw StorageError.cannotRead(path: path, reason: StorageError.errnoDescription())
        }
        return file
    }

    /// Another descriptor of the same open file.
    borrowing func duplicated() throws -> FileDescriptor {
        guard let copy = FileDescriptor(duplicating: number) else {
            throw StorageError.cannotRead(path: "\(number)", reason: "it can't be duplicated")
        }
        return copy
    }
}
