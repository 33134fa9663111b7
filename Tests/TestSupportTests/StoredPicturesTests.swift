import Foundation
import TestSupport
import Testing

struct StoredPicturesTests {
    private let folder: TemporaryDirectory
    private let pictures: StoredPictures

    init() throws {
        folder = try TemporaryDirectory()
        pictures = StoredPictures(folder: folder.url.appending(path: "Pictures"))
    }

    @Test func `stores pictures, and says which ones are new`() throws {
        let picture = ScreenPicture(ScreenModel(columns: 4, rows: 1, showing: "기"))

        #expect(pictures.picture("one") == nil)
        #expect(try pictures.store(picture, as: "one"))
        #expect(try !pictures.store(picture, as: "one"))
        #expect(try pictures.store(ScreenPicture(text: "b\n"), as: "one"))
        #expect(try pictures.store(picture, as: "another"))

        #expect(pictures.picture("one") == ScreenPicture(text: "b\n"))
        #expect(pictures.picture("another") == picture)
        #expect(try pictures.names == ["another", "one"])
        #expect(try folder.read("Pictures/another.txt") == picture.text)
    }

    @Test func `removes a picture`() throws {
        _ = try pictures.store(ScreenPicture(text: "a\n"), as: "one")

        try pictures.remove("one")

        #expect(try pictures.names == [])
    }
}
