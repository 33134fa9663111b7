extension Sequence {
    /// The elements without those that have the id of an earlier one.
    package func unique<ID: Hashable>(by id: (Element) -> ID) -> [Element] {
        var seen: Set<ID> = []
        return filter { seen.insert(id($0)).inserted }
    }

    /// The elements with `true` come first, and the order is the same otherwise.
    package func moved(toFront isFirst: [Bool]) -> [Element] {
        [true, false].flatMap { wanted in
            zip(self, isFirst).filter { $0.1 == wanted }.map(\.0)
        }
    }
}
