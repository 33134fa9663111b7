import Testing

@testable import MoviesCLI

struct JSON5OutlineTests {
    @Test(arguments: [
        ("{}", 1), ("{ }", 2), ("// c\n{}", 6), ("/* { */{}", 8), ("\u{FEFF}{}", 4),
        ("\u{A0}\u{2028}{}", 6),
    ])
    func `knows where the object ends`(text: String, end: Int) throws {
        let outline = try JSON5Outline(Array(text.utf8))

        #expect(outline.end == end)
        #expect(outline.members.isEmpty)
    }

    @Test(arguments: [
        ("{}", false), ("{a:1}", false), ("{a:1,}", true), ("{a:1 /* , */ }", false),
        ("{a:1, // end\n}", true), ("{a:[1,]}", false), ("{a:[1],}", true),
    ])
    func `knows whether the last member has a comma`(text: String, hasComma: Bool) throws {
        #expect(try JSON5Outline(Array(text.utf8)).endsWithComma == hasComma)
    }

    @Test(arguments: [
        ("{a:1}", ["a=1"]), ("{ a : 1 , }", ["a=1"]), ("{a:1,b:'x'}", ["a=1", "b='x'"]),
        ("{'a':[1,[2],],\"b\":{c:3}}", ["a=[1,[2],]", "b={c:3}"]),
        ("{a:[],b:{},c:[{}]}", ["a=[]", "b={}", "c=[{}]"]),
        ("{a:'}',b:'\\'',c:\"\\\"]\"}", ["a='}'", "b='\\''", "c=\"\\\"]\""]),
        ("{a:''/**/,/**/b://\n1/* x */}", ["a=''", "b=1"]), ("{a:'x\\\r\ny'}", ["a='x\\\r\ny'"]),
        ("{a:'x\\\ny'}", ["a='x\\\ny'"]),
        ("{$_1:-Infinity,é:+.5e-3}", ["$_1=-Infinity", "é=+.5e-3"]),
        ("{a:true,b:false,c:null,d:NaN}", ["a=true", "b=false", "c=null", "d=NaN"]),
        ("{a\u{A0}:\u{2029}1\u{FEFF}}", ["a=1"]),
    ])
    func `finds the members of the object, and of no other`(
        text: String,
        members: [String]
    ) throws {
        let bytes = Array(text.utf8)

        let found = try JSON5Outline(bytes).members

        #expect(
            found.map { "\($0.key)=\(String(decoding: bytes[$0.valueRange], as: UTF8.self))" }
                == members
        )
        for member in found {
            let key = String(decoding: bytes[member.keyRange], as: UTF8.self)
            #expect([member.key, "'\(member.key)'", "\"\(member.key)\""].contains(key))
        }
    }

    @Test(arguments: [
        ("", 0, "expected '{'"), ("  [", 2, "expected '{'"), ("{", 1, "expected a key or '}'"),
        ("{,}", 1, "expected a key or '}'"), ("{a}", 2, "expected ':'"),
        ("{a: 12b}", 4, "expected a number"), ("{a: -1e999}", 4, "expected a number"),
        ("{a:}", 3, "expected a value"), ("{a:b}", 3, "expected a value; a string needs quotes"),
        ("{a:1", 4, "expected ',' or '}'"), ("{a:1 b:2}", 5, "expected ',' or '}'"),
        ("{a:[1}", 5, "expected ',' or ']'"), ("{a:[1 2]}", 6, "expected ',' or ']'"),
        ("{a:[1]]}", 6, "expected ',' or '}'"), ("{}}", 2, "expected nothing after the object"),
        ("{a:'x}", 3, "expected the end of a string"),
        ("{a:'x\n'}", 3, "expected the end of a string"),
        ("{a:'x\\", 3, "expected the end of a string"), ("{a:'", 3, "expected the end of a string"),
        ("{}/", 2, "expected a comment"), ("{}/*/", 2, "expected the end of a comment"),
    ])
    func `says what is wrong, and where`(text: String, offset: Int, message: String) {
        do {
            let outline = try JSON5Outline(Array(text.utf8))
            Issue.record("\(outline)")
        } catch {
            #expect(error.offset == offset)
            #expect(error.message == message)
        }
    }

    @Test(arguments: [(512, nil), (513, 515)])
    func `allows as many brackets as the decoder`(depth: Int, offset: Int?) {
        let brackets =
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        var found: Int?

        do {
            _ = try JSON5Outline(Array("{a:\(brackets)}".utf8))
        } catch {
            found = error.offset
        }

        #expect(found == offset)
    }

    @Test(arguments: [
        (0, 1, 1), (2, 1, 3), (3, 2, 1), (5, 2, 2), (6, 2, 3), (7, 3, 1),
    ])
    func `counts lines, and characters in a line`(offset: Int, line: Int, column: Int) {
        let position = JSON5Outline.position(of: offset, in: Array("ab\néc\n".utf8))

        #expect(position.line == line)
        #expect(position.column == column)
    }

    @Test(arguments: [
        ("", true), (" \t\r\n", true), ("// {}", true), ("/**/", true), ("{}", false),
        ("/*", false), ("x", false),
    ])
    func `a file is blank if it has only spaces and comments`(text: String, isBlank: Bool) {
        #expect(JSON5Outline.isBlank(Array(text.utf8)) == isBlank)
    }

    @Test func `finds the first of equal keys, and the others`() throws {
        let outline = try JSON5Outline(Array("{a:1,b:2,'a':3,a:4}".utf8))

        #expect(outline.member("a")?.valueRange == 3..<4)
        #expect(outline.member("c") == nil)
        #expect(outline.repeatedMembers.map(\.valueRange.lowerBound) == [13, 17])
    }
}
