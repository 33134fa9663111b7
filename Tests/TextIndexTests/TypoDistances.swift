/// The optimal string alignment distances from `a` to each prefix of `b`.
func typoDistances(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> [Int] {
    var table = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : row } }
    for i in a.indices {
        for j in b.indices {
            var least = table[i][j] + (a[i] == b[j] ? 0 : 1)
            least = min(least, table[i][j + 1] + 1, table[i + 1][j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                least = min(least, table[i - 1][j - 1] + 1)
            }
            table[i + 1][j + 1] = least
        }
    }
    return table[a.count]
}
