import Testing

@testable import TextIndex

struct TitleScanTests {
    private static let sample = SampleIndex([
        TextDocument(titles: ["The Empire Strikes Back"], tags: ["1980"]),
        TextDocument(titles: ["Dune"], tags: ["2021"]),
        TextDocument(titles: ["The Matrix"], tags: ["1999"]),
        TextDocument(titles: ["A Beautiful Mind"]),
        TextDocument(titles: ["Parasite", "기생충"], tags: ["2019"]),
        TextDocument(titles: ["올드보이"]), TextDocument(titles: ["Ghost in the Shell"]),
        TextDocument(titles: ["となりのトトロ"]), TextDocument(titles: ["Ran"]),
        TextDocument(titles: ["Dune"], tags: ["1984", "adult"]),
    ])

    @Test(arguments: [
        ("theempirestrikesback", "The Empire Strikes Back"),
        ("empirestrikesback", "The Empire Strikes Back"),
        ("em pire str ikes ba ck", "The Empire Strikes Back"),
        ("theempire strikesback", "The Empire Strikes Back"),
        ("abeautifulmind", "A Beautiful Mind"), ("beautifulmind", "A Beautiful Mind"),
        ("the ghostintheshell", "Ghost in the Shell"), ("올 드 보 이", "올드보이"),
        ("tonari no totoro", "となりのトトロ"),
    ])
    func `finds titles whatever the spaces are`(query: String, title: String) throws {
        #expect(try Self.sample.hits(query) == [.init(title: title, typos: 1)])
    }

    @Test func `finds titles that start with the letters, whatever the spaces are`() throws {
        #expect(
            try Self.sample.hits("the empirestri") == [
                .init(title: "The Empire Strikes Back", typos: 1)
            ]
        )
    }

    @Test(arguments: [
        ("gatrix", "The Matrix"), ("the gatrix", "The Matrix"),
        ("zhost in the shell", "Ghost in the Shell"),
        ("beuatfiul mid", "A Beautiful Mind"), ("ghots ni teh sehll", "Ghost in the Shell"),
    ])
    func `finds titles with nearly the same letters as partial matches`(
        query: String,
        title: String
    ) throws {
        #expect(try Self.sample.hits(query) == [.init(title: title, isPartial: true)])
    }

    @Test(arguments: [("warofzorlds 4", 1), ("warofzorlds 5", 0)])
    func `takes no other number for a typo`(query: String, count: Int) throws {
        #expect(try SampleIndex(titles: ["War of Worlds 4"]).hits(query).count == count)
    }

    @Test(arguments: [
        ("goxdexlasinthedistaxtcitx", 1), ("goxdexlasinthedixtaxtcitx", 0),
    ])
    func `allows five typos in a long title`(query: String, count: Int) throws {
        let sample = SampleIndex(titles: ["Golden Lass in the Distant City"])

        #expect(try sample.hits(query).count == count)
    }

    @Test(arguments: [
        (4, 1), (5, 2), (9, 2), (10, 3), (13, 3), (14, 4), (16, 4), (17, 5), (20, 5),
    ])
    func `allows more typos in longer titles`(letters: Int, limit: Int) throws {
        let title = String("abcdefghijklmnopqrst".prefix(letters))
        let sample = SampleIndex(titles: [title])

        for (typos, hits) in [(limit, [title]), (limit + 1, [])] {
            let query = String(repeating: "z", count: typos) + title.dropFirst(typos)
            #expect(try sample.titles(query) == hits, "\(query)")
        }
    }

    @Test(arguments: [
        ("fellowshipofthering", false), ("thefellowshipofthering", false),
        ("felowshipofthering", true), ("thelordoftherings", false), ("lordofthe ring", false),
    ])
    func `finds parts of titles`(query: String, isPartial: Bool) throws {
        let sample = SampleIndex(titles: ["The Lord of the Rings: The Fellowship of the Ring"])

        #expect(try sample.hits(query).map(\.isPartial) == [isPartial])
    }

    @Test func `compares short queries with whole titles only`() throws {
        #expect(try Self.sample.titles("zune") == ["Dune", "Dune"])
        #expect(try SampleIndex(titles: ["Duneville"]).titles("zune").isEmpty)
        #expect(try Self.sample.titles("zan").isEmpty)
    }

    @Test(arguments: ["gatrix", "theempirestrikesback"])
    func `needs typos and partial matches to be allowed`(query: String) throws {
        let index = Self.sample.index
        let exact = SearchRequest(query, allowsTypos: false, allowsPartialMatches: true)

        #expect(try index.search(SearchRequest(query)).isEmpty)
        #expect(try index.search(exact).isEmpty)
    }

    @Test(arguments: [("기새", "Parasite"), ("기생추", "Parasite"), ("올듭", "올드보이"), ("올드봉", "올드보이")])
    func `finds titles by a start that ends within a syllable`(
        query: String,
        title: String
    ) throws {
        #expect(try Self.sample.hits(query).first?.title == title)
    }

    @Test(arguments: [("ㄱㅅㅊ", "Parasite"), ("ㅇㄷㅂㅇ", "올드보이"), ("ㅇㄷㅂ", "올드보이")])
    func `finds titles by the first consonants of their syllables`(
        query: String,
        title: String
    ) throws {
        #expect(try Self.sample.hits(query) == [.init(title: title)])
    }

    @Test func `knows which title it found`() throws {
        let request = SearchRequest("ㄱㅅㅊ", allowsPartialMatches: true)

        #expect(try Self.sample.index.search(request).map(\.title) == [1])
    }

    @Test func `finds only documents that the tags allow`() throws {
        #expect(try Self.sample.hits("zune", tag: "1984").count == 1)
        #expect(try Self.sample.hits("zune", tag: "1999").isEmpty)
        #expect(try Self.sample.hits("zune", hiddenTag: "adult").count == 1)
        #expect(try Self.sample.hits("zune").count == 2)
    }

    @Test func `prefers fewer wrong letters`() throws {
        let sample = SampleIndex(titles: ["Xanadu Bax", "Xanadu Foz", "Xanadu Fox"])

        #expect(try sample.titles("zanadufox").first == "Xanadu Fox")
    }
}
