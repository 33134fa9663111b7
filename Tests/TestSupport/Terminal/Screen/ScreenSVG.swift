/// A screen as an SVG picture.
///
/// Each piece of text has its own position and length, so that columns are aligned in any font.
package struct ScreenSVG: Sendable {
    /// In pixels, as wide as the characters of most fonts.
    private static let cellWidth = 9
    private static let cellHeight = 20
    private static let fontSize = 15
    private static let baseline = 15
    private static let padding = 16
    private static let fonts =
        "ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace"

    package let text: String

    /// - Parameters:
    ///   - screen: the screen to draw.
    ///   - title: what the picture shows, for people who can't see it.
    ///   - theme: its colors.
    package init(_ screen: ScreenModel, title: String, theme: ScreenTheme) {
        let rows = (0..<screen.rows).flatMap { Self.elements(ofRow: $0, of: screen, theme) }
        let lines =
            Self.head(screen, title, theme) + rows + Self.cursor(of: screen) + ["</g>", "</svg>"]
        text = lines.map { $0 + "\n" }.joined()
    }

    /// Several screens, one after the other, again and again.
    ///
    /// A row that several screens have is there once. Who prefers no motion sees the last screen.
    ///
    /// - Parameters:
    ///   - frames: at least one screen, all of the same size, each with its time in milliseconds.
    ///   - title: what the picture shows, for people who can't see it.
    ///   - theme: its colors.
    package init(
        animating frames: [(screen: ScreenModel, milliseconds: Int)],
        title: String,
        theme: ScreenTheme
    ) {
        var animation = Animation(durations: frames.map(\.milliseconds))
        for row in 0..<frames[0].screen.rows {
            animation.add(
                frames.map { Self.elements(ofRow: 0, drawing: row, of: $0.screen, theme) },
                at: row
            )
        }
        animation.add(frames.map { $0.screen.images.flatMap(Self.elements(of:)) })
        animation.add(frames.map { Self.cursor(of: $0.screen) })
        let lines =
            Self.head(frames[0].screen, title, theme) + ["<style>"] + animation.styles
            + ["</style>", "<defs>"] + animation.definitions + ["</defs>"] + animation.uses
            + ["</g>", "</svg>"]
        text = lines.map { $0 + "\n" }.joined()
    }

    /// What is shown when; what several frames show is defined once.
    private struct Animation {
        private(set) var definitions: [String] = []
        private(set) var uses: [String] = []

        /// When each frame starts, in milliseconds, and when the last one ends.
        private let times: [Int]
        private var names: [[String]: String] = [:]

        /// The first and the last frame of all that is shown.
        private var spans: Set<ClosedRange<Int>> = []

        init(durations: [Int]) {
            times = durations.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
        }

        var styles: [String] {
            let total = times[times.count - 1]
            let ordered = spans.sorted {
                ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound)
            }
            let rules = ordered.map { span in
                let name = Self.name(span)
                let start = percent(times[span.lowerBound])
                let end =
                    span.upperBound + 1 < times.count - 1
                    ? "\(percent(times[span.upperBound + 1])){visibility:hidden}" : ""
                return ".\(name){animation-name:\(name)}@keyframes \(name)"
                    + "{0%{visibility:hidden}\(start){visibility:visible}\(end)}"
            }
            let last = ordered.filter { $0.upperBound == times.count - 2 }.map {
                ".\(Self.name($0))"
            }
            return ["use{visibility:hidden;animation:\(total)ms step-end infinite}"] + rules + [
                "@media (prefers-reduced-motion:reduce){use{animation:none}"
                    + "\(last.joined(separator: ",")){visibility:visible}}"
            ]
        }

        /// Adds elements in one place, those of each frame; none are blank.
        mutating func add(_ frames: [[String]], at row: Int = 0) {
            var first = 0
            while first < frames.count {
                let elements = frames[first]
                let end = frames[first...].firstIndex { $0 != elements } ?? frames.count
                let span = first...(end - 1)
                first = end
                guard !elements.isEmpty else { continue }
                spans.insert(span)
                let y = row == 0 ? "" : " y=\"\(row * cellHeight)\""
                uses.append("<use href=\"#\(define(elements))\"\(y) class=\"\(Self.name(span))\"/>")
            }
        }

        /// The name of a definition of the elements.
        private mutating func define(_ elements: [String]) -> String {
            if let name = names[elements] { return name }
            let name = "r\(names.count)"
            names[elements] = name
            definitions += ["<g id=\"\(name)\">"] + elements + ["</g>"]
            return name
        }

        private static func name(_ span: ClosedRange<Int>) -> String {
            "s\(span.lowerBound)-\(span.upperBound)"
        }

        private func percent(_ time: Int) -> String {
            let thousandths = time * 100_000 / times[times.count - 1]
            return "\(thousandths / 1000).\("\(thousandths % 1000 + 1000)".dropFirst())%"
        }
    }

    private static func head(
        _ screen: ScreenModel,
        _ title: String,
        _ theme: ScreenTheme
    ) -> [String] {
        let width = screen.columns * cellWidth + 2 * padding
        let height = screen.rows * cellHeight + 2 * padding
        return [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
                + " viewBox=\"0 0 \(width) \(height)\" role=\"img\">",
            "<title>\(escaped(title))</title>",
            "<rect x=\"0.5\" y=\"0.5\" width=\"\(width - 1)\" height=\"\(height - 1)\" rx=\"8\""
                + " fill=\"\(theme.background)\" stroke=\"\(theme.border)\"/>",
            "<g transform=\"translate(\(padding) \(padding))\""
                + " font-family=\"\(fonts)\" font-size=\"\(fontSize)\""
                + " fill=\"\(theme.foreground)\" xml:space=\"preserve\">",
        ]
    }

    /// Draws a row of the screen, in its place or in that of another row.
    private static func elements(
        ofRow place: Int,
        drawing row: Int? = nil,
        of screen: ScreenModel,
        _ theme: ScreenTheme
    ) -> [String] {
        let runs = ScreenRun.runs(of: screen, row: row ?? place)
        // Text may reach out of its cells, so it comes after all backgrounds.
        return runs.compactMap { background(of: $0, place, theme) }
            + runs.flatMap { run in run.words.map { text(of: $0, place, theme) } }
    }

    /// Draws the pixels of an image, those of the same color in a row at once.
    private static func elements(of image: ScreenImage) -> [String] {
        let (width, height) = (image.columns * cellWidth, image.rows * cellHeight)
        let (left, top) = (image.column * cellWidth, image.row * cellHeight)
        return image.pixels.enumerated().flatMap { row, pixels -> [String] in
            let y = top + row * height / image.pixels.count
            let bottom = top + (row + 1) * height / image.pixels.count
            var start = 0
            return pixels.indices.compactMap { column in
                let end = column + 1
                guard end == pixels.count || pixels[end] != pixels[column] else { return nil }
                defer { start = end }
                let (x, right) = (start * width / pixels.count, end * width / pixels.count)
                return rectangle(left + x, y, right - x, bottom - y)
                    + " fill=\"\(pixels[column])\" shape-rendering=\"crispEdges\"/>"
            }
        }
    }

    private static func background(of run: ScreenRun, _ row: Int, _ theme: ScreenTheme) -> String? {
        theme.colors(of: run.style).background.map {
            rectangle(run.column * cellWidth, row * cellHeight, run.width * cellWidth, cellHeight)
                + " fill=\"\($0)\"/>"
        }
    }

    private static func text(of run: ScreenRun, _ row: Int, _ theme: ScreenTheme) -> String {
        let color = theme.colors(of: run.style).text
        let fill = color == theme.foreground ? "" : " fill=\"\(color)\""
        let (x, y) = (run.column * cellWidth, row * cellHeight)
        // Glyphs of several rows leave gaps between them.
        if run.text == "│" { return rectangle(x + cellWidth / 2, y, 1, cellHeight) + "\(fill)/>" }
        let length = run.text.count > 1 ? " textLength=\"\(run.width * cellWidth)\"" : ""
        let weight = run.style.isBold ? " font-weight=\"bold\"" : ""
        let line = run.style.isUnderlined ? " text-decoration=\"underline\"" : ""
        return "<text x=\"\(x)\" y=\"\(y + baseline)\"\(length)\(fill)\(weight)\(line)>"
            + "\(escaped(run.text))</text>"
    }

    private static func cursor(of screen: ScreenModel) -> [String] {
        guard screen.isCursorVisible else { return [] }
        let (row, column) = screen.cursor
        return [rectangle(column * cellWidth, row * cellHeight, 2, cellHeight) + "/>"]
    }

    /// The start of an element.
    private static func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: String(character)
            }
        }
        .joined()
    }
}

/// Cells of one row that have the same style.
private struct ScreenRun {
    let column: Int
    let style: ScreenStyle

    /// One per cell; empty in the right half of a wide character.
    var characters: [String]

    var width: Int { characters.count }
    var text: String { characters.joined() }

    static func runs(of screen: ScreenModel, row: Int) -> [ScreenRun] {
        var runs: [ScreenRun] = []
        for column in 0..<screen.columns {
            let style = screen.style(row: row, column: column)
            if runs.last?.style != style {
                runs.append(ScreenRun(column: column, style: style, characters: []))
            }
            runs[runs.count - 1].characters.append(screen.text(row: row, column: column))
        }
        return runs
    }

    /// The parts between two blanks or more, of which each has its own position.
    ///
    /// A wide character, whose width depends on the font, is a part of its own, and so is the rule
    /// beside a list.
    var words: [ScreenRun] {
        var words: [ScreenRun] = []
        var isOpen = false
        for (offset, character) in characters.enumerated() {
            let isWide = offset + 1 < width && characters[offset + 1].isEmpty
            let isBlank = character == " " && !style.isUnderlined
            if character.isEmpty {
                words[words.count - 1].characters.append("")
                isOpen = false
            } else if isBlank, !isOpen || offset + 1 < width && characters[offset + 1] == " " {
                isOpen = false
            } else if isOpen, !isWide, character != "│" {
                words[words.count - 1].characters.append(character)
            } else {
                words.append(
                    ScreenRun(column: column + offset, style: style, characters: [character])
                )
                isOpen = character != "│"
            }
        }
        return words.map(\.withoutTrailingBlanks)
    }

    private var withoutTrailingBlanks: ScreenRun {
        var run = self
        while !style.isUnderlined, run.characters.last == " " { run.characters.removeLast() }
        return run
    }
}
