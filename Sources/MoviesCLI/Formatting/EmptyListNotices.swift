import Presentation
import Terminal

/// The reason that a list has no movies, and what to do.
struct EmptyListNotices {
    let list: MoviesList

    var all: [String] {
        SearchNotices(list: list).ofEmptyList + [noResults] + [list.updateNotice].compactMap(\.self)
    }

    /// The reason that there are no movies, and what else to try.
    var noResults: String {
        let query = list.queryWithoutSort
        let found = query.isEmpty ? "nothing found" : "nothing found for \"\(query.shortened)\""
        let place = list.source.isCatalog ? " in \(list.source.subject)" : ""
        let reason =
            unmatchable ?? list.checkedCount.map {
                "\(found) among the first \($0.withThousandsCommas) movies"
            } ?? found + place
        return ([reason] + advice).joined(separator: "; ")
    }

    /// Lines for a screen, which has no commands and options.
    var screenLines: [String] {
        let reason =
            unmatchable ?? "no movie matches \"\(list.queryWithoutSort.shortened)\""
            + (list.checkedCount.map { " among the first \($0.withThousandsCommas)" } ?? "")
        return SearchNotices(list: list).ofEmptyList + [reason] + screenAdvice
    }

    /// The reason that no movie could match, whatever the words are; `nil` if one could.
    private var unmatchable: String? {
        if let notice = unknownPerson ?? unknownGenre ?? unknownWish { return notice.sentence.text }
        guard list.isPastLastPage else { return nil }
        let count = list.pageCount == 1 ? "is 1 page" : "are \(list.pageCount) pages"
        return "page \(list.pages.lowerBound) is past the last page; there \(count)"
    }

    private var unknownPerson: SearchNoticeViewModel? { list.notices(.unknownPerson).first }
    private var unknownGenre: SearchNoticeViewModel? { list.notices(.unknownGenre).first }
    private var unknownWish: SearchNoticeViewModel? { list.notices(.unknownWish).first }

    private var advice: [String] {
        if unknownPerson != nil {
            return list.importMayHelp
                ? ["'movies catalog update --people' downloads all people"]
                : ["try another spelling"]
        }
        if unknownGenre != nil { return ["try another genre"] }
        if list.isPastLastPage || unknownWish != nil { return [] }
        if list.isLeftOut {
            return ["try without --in and --not-in, which may also be in the configuration file"]
        }
        if let id = list.personID {
            // The built-in catalog knows no ids of people.
            return list.source.isBuiltInCatalog
                ? ["it is the id of a person; 'movies person' takes names"]
                : ["'movies person \(id)' shows the person"]
        }
        let loosening = (list.isExact ? ["try without --exact"] : []) + withoutFilters
        return loosening.isEmpty && list.insufficientExtent == nil ? otherWords : loosening
    }

    private var screenAdvice: [String] {
        if unknownPerson != nil { return ["try another spelling"] }
        if unknownGenre != nil { return ["try another genre"] }
        if list.isPastLastPage || list.isLeftOut || unknownWish != nil { return [] }
        let loosening = (list.isExact ? ["only exact matches are shown"] : []) + withoutFilters
        let selection = list.importMayHelp ? [list.builtInExtent?.sentence].compactMap(\.self) : []
        return loosening + selection + (loosening.isEmpty && selection.isEmpty ? spelling : [])
    }

    private var withoutFilters: [String] {
        let filters = list.effectiveFilters
        return switch filters.count {
        case 0: []
        case 1: ["try without \(filters[0].shortened)"]
        default: ["try without some of \(filters.joined(separator: " ").shortened)"]
        }
    }

    private var otherWords: [String] {
        guard list.source.isImportedCatalog else { return spelling }
        let titles = list.otherTitlesMayHelp ? [Advice.otherTitles] : []
        return titles + spelling.map { "\($0), or search TMDB, which needs a credential" }
    }

    /// Advice about the typed words; empty if nothing was typed.
    private var spelling: [String] {
        if list.text.isEmpty { return [] }
        return list.text.contains(" ") ? ["try fewer words"] : ["check the spelling"]
    }
}

extension MoviesList {
    /// The extent of the built-in catalog, and the way to get what the list lacks; `nil` if that
    /// would not help.
    var updateNotice: String? {
        insufficientExtent.map {
            otherTitlesMayHelp ? $0.updateNoticeWithOtherTitles : $0.updateNotice
        }
    }
}
