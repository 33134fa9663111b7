/// An English article, which people omit or add freely.
///
/// Before another word it is not a term by itself, but a property of that word.
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
