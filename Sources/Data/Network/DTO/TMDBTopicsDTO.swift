import Text
import TextIndex

/// A kind of thing that movies have in common at TMDB, by the name of its endpoint.
enum TMDBTopicKind: String {
    case collection, company, keyword
}

struct TMDBTopicDTO: Decodable {
    let id: Int
    let name: String
    let hasLogo: Bool

    init(from decoder: any Decoder) throws {
        let topic = try JSONObject(from: decoder)
        id = try topic.id("id").required()
        name = try topic.name("name").required()
        hasLogo = topic.string("logo_path") != nil
    }
}

struct TMDBTopic: Hashable {
    let id: Int

    /// Without what TMDB adds, such as "Collection".
    let name: String

    /// Whether the name is all that was asked for, so that no other thing is meant.
    let isExact: Bool
}

extension ResultsDTO<TMDBTopicDTO> {
    /// The thing of a kind that a name means most likely; `nil` if there is none.
    func topic(_ kind: TMDBTopicKind, named name: String) -> TMDBTopic? {
        switch kind {
        case .collection: collection(named: name)
        case .company: company(named: name)
        case .keyword: keyword(named: name)
        }
    }

    /// The collection with the name, or else the first, which TMDB finds by its other names too.
    private func collection(named name: String) -> TMDBTopic? {
        let suffix = " Collection"
        let names = results.map(\.name).map { name in
            name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        }
        let wanted = NormalizedText.all([name, "the \(name)"])
        let exact = NormalizedText.all(names).firstIndex { wanted.contains($0) }
        guard let index = exact ?? names.indices.first else { return nil }
        return TMDBTopic(id: results[index].id, name: names[index], isExact: exact != nil)
    }

    /// The company with the name, or else the first; names are not unique, and of several companies
    /// those with a logo have made most of the movies.
    private func company(named name: String) -> TMDBTopic? {
        let wanted = NormalizedText(name)
        let exact = zip(results, NormalizedText.all(results.map(\.name))).filter { $0.1 == wanted }
            .map(\.0)
        let candidates = exact.isEmpty ? results : exact
        return (candidates.first(where: \.hasLogo) ?? candidates.first).map {
            TMDBTopic(id: $0.id, name: $0.name, isExact: !exact.isEmpty)
        }
    }

    /// The keyword itself, or in the singular, or else the first that begins with these words.
    private func keyword(named name: String) -> TMDBTopic? {
        let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
        let names = NormalizedText.all(results.map(\.name))
        let exact = NormalizedText.all([name, singular]).lazy
            .compactMap { wanted in names.firstIndex { $0 == wanted } }
            .first
        let starts = [name.lowercased(), singular.lowercased()]
        let longer = results.firstIndex { topic in
            starts.contains { topic.name.lowercased().hasPrefix($0 + " ") }
        }
        return (exact ?? longer).map {
            TMDBTopic(id: results[$0].id, name: results[$0].name, isExact: exact != nil)
        }
    }
}
