/// A word that people leave out or put in as they like, and that says little by itself.
///
/// One that stands before another word is no word of a text, but a mark on that word.
enum LeadingArticle: UInt8 {
    case none
    case the
    case a
    case an

    init(_ utf8: some Collection<UInt8>) {
        self =
            switch utf8.count {
            case 1 where utf8.elementsEqual("a".utf8): .a
            case 2 where utf8.elementsEqual("an".utf8): .an
            case 3 where utf8.elementsEqual("the".utf8): .the
            default: .none
            }
    }
}
