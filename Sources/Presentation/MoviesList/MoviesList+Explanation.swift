import Domain

extension MoviesList {
    /// The cost of the query's words in each movie, and what else the query may mean.
    package var explanationLines: [String] {
        guard let explanation else {
            return items.map { "\(heading(of: $0)): \(reason(of: $0))" }
        }
        let background = explanation.background
        return explanation.readings.map {
            "reading: \($0.text) (\($0.source)): \(percent($0.probability))"
        } + [
            "something unknown: \(percent(explanation.backgroundProbability)), \(cost(background))"
        ]
            + items.map { item in
                let cost = explanation.candidates.first { $0.movie == item.movie.id }.map {
                    "\(percent($0.probability)), \(self.cost($0.cost))"
                }
                return "\(heading(of: item)): \(cost ?? reason(of: item))"
            }
    }

    private func heading(of item: MoviesListItemViewModel) -> String {
        item.title + (item.year.map { " (\($0))" } ?? "")
    }

    private func reason(of item: MoviesListItemViewModel) -> String {
        item.because ?? (text.isEmpty ? "matches the filters" : "has the words")
    }

    private func percent(_ probability: Double) -> String {
        let thousandths = (probability * 1000).rounded() / 10
        return thousandths == 0 && probability > 0 ? "< 0.1%" : "\(thousandths)%"
    }

    /// The sum and its parts, those of the same words together:
    /// `20.73 bits: hobbit (topic 1.5, lower weight 0.4), popularity 3.35`.
    private func cost(_ cost: [SearchExplanation.Part]) -> String {
        var parts: [(words: String, parts: [String])] = []
        for part in cost {
            let text = "\(part.name) \(part.bits.hundredths)"
            if !part.words.isEmpty, let last = parts.firstIndex(where: { $0.words == part.words }) {
                parts[last].parts.append(text)
            } else {
                parts.append((part.words, [text]))
            }
        }
        let total = cost.reduce(0) { $0 + $1.bits }
        return "\(total.hundredths) bits: "
            + parts.map { words, parts in
                let text = parts.joined(separator: ", ")
                return words.isEmpty ? text : "\(words) (\(text))"
            }.joined(separator: ", ")
    }
}

extension Double {
    fileprivate var hundredths: String {
        let text = String((self * 100).rounded() / 100)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
