import Text

/// Whether words of a name are those of something that is no movie.
enum NamePatterns {
    /// Whether a word numbers an episode: `S01E02`, `1x02`, `E05`, `시즌2`, `第1話`.
    static func isEpisode(_ word: String) -> Bool {
        let bytes = Array(word.utf8)
        let runs = runs(bytes)
        switch runs.letters {
        case "s": return runs.numbers == [2] || runs.numbers == [3]
        case "se", "sxe": return runs.numbers.count == 2 && runs.numbers[1] >= 1
        case "see", "seee": return runs.numbers.count >= 3
        case "e", "ep": return runs.numbers.count == 1 && (2...4).contains(runs.numbers[0])
        case "x": return isCross(bytes, runs.numbers)
        default: break
        }
        guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
        return isEastAsianEpisode(word)
    }

    /// Whether it is a season and an episode, and not a size such as `1920x1080`.
    private static func isCross(_ bytes: [UInt8], _ numbers: [Int]) -> Bool {
        guard numbers.count == 2, let first = bytes.first, first.isASCIIDigit else { return false }
        return numbers[0] <= 2 && (2...3).contains(numbers[1])
    }

    private static func isEastAsianEpisode(_ word: String) -> Bool {
        if ["시즌", "シーズン", "сезон", "серия"].contains(where: word.hasPrefix) { return true }
        guard let last = word.last, "話话集回季화회期".contains(last) else { return false }
        return word.dropLast().last.map { $0.isNumber || "一二三四五六七八九十".contains($0) } ?? false
    }

    /// The letters of a word without its digits, and the lengths of its runs of digits.
    private static func runs(_ bytes: [UInt8]) -> (letters: String, numbers: [Int]) {
        var letters: [UInt8] = []
        var numbers: [Int] = []
        var wasDigit = false
        for byte in bytes {
            if byte.isASCIIDigit {
                if wasDigit { numbers[numbers.count - 1] += 1 } else { numbers.append(1) }
            } else {
                letters.append(byte)
            }
            wasDigit = byte.isASCIIDigit
        }
        return (String(decoding: letters, as: UTF8.self), numbers)
    }

    /// Whether a word and the next ones are a day: `2019-07-14`, `14.07.2019` or `20190714`.
    static func isDate(_ words: ArraySlice<Word>) -> Bool {
        guard let first = words.first, first.isNumber else { return false }
        if first.name.utf8.count >= 8 { return isDay(first.name.prefix(8)) }
        let parts = words.prefix(3).map(\.name)
        guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }) else {
            return false
        }
        return switch parts.map(\.utf8.count) {
        case [4, 2, 2]: isDay(Substring(parts.joined()))
        case [2, 2, 4]:
            isDay(Substring(parts[2] + parts[1] + parts[0]))
                || isDay(Substring(parts[2] + parts[0] + parts[1]))
        default: false
        }
    }

    private static func isDay(_ digits: Substring) -> Bool {
        guard let number = Int(digits) else { return false }
        let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
        return Years.ofRecordings.contains(year) && 1...12 ~= month && 1...31 ~= day
    }

    /// Whether a name begins as a camera or a program writes it: `IMG_1234`, `DSC0001`.
    static func isCamera(_ words: [Word]) -> Bool {
        guard let first = words.first else { return false }
        let letters = first.name.prefix { !$0.isASCII || !$0.isNumber }
        let digits = first.name.dropFirst(letters.count)
        guard !digits.isEmpty else {
            let isCounted = words.count > 1 && words[1].isNumber && words[1].year == nil
            return isCounted && words[1].name.utf8.count >= 3
                && NameWords.cameras.contains(first.name)
        }
        guard digits.utf8.allSatisfy(\.isASCIIDigit) else { return false }
        let isGoPro = ["gopr", "gh", "gx", "gp"].contains(String(letters)) && digits.count >= 4
        return isGoPro || digits.count >= 3 && NameWords.cameras.contains(String(letters))
    }
}
