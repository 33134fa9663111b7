import Foundation

/// JPEG files of a picture of 24×20 pixels.
///
/// Its color at (x, y) is red 10x, green 12y and blue 255 − 5x − 6y. An encoder has compressed it
/// with the highest qualities, and with Huffman tables made for it.
enum JPEGFixture: String, CaseIterable {
    /// Progressive, with colors in half the width and height.
    case progressive
    /// Progressive, with colors in half the width and a restart after each unit.
    case progressiveRestarts
    /// Progressive, of one component.
    case progressiveGray
    /// Baseline, with colors in half the width and height.
    case baseline
    /// Baseline, with red, green and blue, as Adobe's segment says.
    case rgb

    static let width = 24
    static let height = 20

    static func color(_ x: Int, _ y: Int) -> [Int] { [10 * x, 12 * y, 255 - 5 * x - 6 * y] }

    var isGray: Bool { self == .progressiveGray }

    var bytes: [UInt8] { Data(base64Encoded: base64).map(Array.init) ?? [] }

    private var base64: String {
        switch self {
        case .progressive:
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCg\
            sOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
            EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wgARCAAUABgDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAA\
            AAAAAAAAUGBwP/xAAXAQEBAQEAAAAAAAAAAAAAAAAHBQYI/9oADAMBAAIQAxAAAAHklrVWd1MyrogyY/a0SOW7\
            QM2P/8QAFxABAQEBAAAAAAAAAAAAAAAAAwAEAv/aAAgBAQABBQIsMWGLDFhiwxYYi4iLiIuL/8QAHREAAgEEAw\
            AAAAAAAAAAAAAAAAEhAgQFBhMjMf/aAAgBAwEBPwHXs35JYZvpUmvVOCxqfCj/xAAcEQABBAMBAAAAAAAAAAAA\
            AAAAAgQhMQUGEyP/2gAIAQIBAT8BzO1XI72r1szK1TI7WrpZ/8QAFRABAQAAAAAAAAAAAAAAAAAAADH/2gAIAQ\
            EABj8CiIiIiI//xAAXEAADAQAAAAAAAAAAAAAAAAAAEDEh/9oACAEBAAE/IV/MzMzNezp3/9oADAMBAAIAAwAA\
            ABAb8ID/xAAYEQACAwAAAAAAAAAAAAAAAAAAARAxQf/aAAgBAwEBPxCGRpsujP/EABkRAQACAwAAAAAAAAAAAA\
            AAAAAhkRFB8f/aAAgBAgEBPxDupzulsnK3/8QAGRAAAgMBAAAAAAAAAAAAAAAAAPEhMcEQ/9oACAEBAAE/EKMF\
            GBAIBAICFymEf//Z
            """
        case .progressiveRestarts:
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ\
            4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQU\
            FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAUABgDASEAAhEBAxEB/8QAFwABAQEBAAAAAAAAAA\
            AAAAAABQAGB//EABgBAAMBAQAAAAAAAAAAAAAAAAUGBwME/90ABAAB/9oADAMBAAIQAxAAAAHkjVf1/9DLxK0f\
            /9Ehkqqf/9JyR3j/09E0qyv/1OrUJ7//xAAXEAEBAQEAAAAAAAAAAAAAAAADAAQC/9oACAEBAAEFAiw3/9AsN/\
            /RLDf/0iw3/9MsN//ULDf/1SLm/9Yi5v/XIub/xAAdEQACAQUBAQAAAAAAAAAAAAAABAECAwUjMRMh/9oACAED\
            AQE/AcO1w//QUa1Qf//Rw7XD/9JRrVB//9PD3Kvh/9RS5V5Qf//EABwRAAIBBQEAAAAAAAAAAAAAAAAFBAIDEy\
            IxIf/aAAgBAgEBPwFmw6f/0JDDc//RZsOn/9KRP36f/9Nner9P/9SReryH/8QAFRABAQAAAAAAAAAAAAAAAAAA\
            ADH/2gAIAQEABj8Cj//Qj//Rj//Sj//Tj//Uj//Vf//Wf//Xf//EABcQAQEBAQAAAAAAAAAAAAAAAAAxIVH/2g\
            AIAQEAAT8hb//Qb//Rmf/Smf/Tmf/Umf/V5n//1s2P/9fmf//aAAwDAQACAAMAAAAQP//Q/wD/0U//0u//0y//\
            1A//xAAXEQEBAQEAAAAAAAAAAAAAAAAAQVEx/9oACAEDAQE/ENz/0Kj/0dz/0qj/07D/1Ogf/8QAGBEBAQEBAQ\
            AAAAAAAAAAAAAAACFREUH/2gAIAQIBAT8Q0P/Qtr//0dD/0rz/0/Uf/9TuV//EABgQAQADAQAAAAAAAAAAAAAA\
            AAAhMfHB/9oACAEBAAE/EKOH/9Cjh//RwH//0sB//9PAf//UwH//1Yb/AP/WN//Xhv8A/9k=
            """
        case .progressiveGray:
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ\
            4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wgALCAAUABgBAREA/8QAFgABAQEAAAAAAAAAAAAAAAAABQMH/9oA\
            CAEBAAAAAckaZRZas01//8QAFxABAQEBAAAAAAAAAAAAAAAAAwAEAv/aAAgBAQABBQIsMWGLDFhiwxYYi5iLmI\
            ub/8QAFhABAQEAAAAAAAAAAAAAAAAAMQAg/9oACAEBAAY/AiIiIx//xAAYEAEBAQEBAAAAAAAAAAAAAAAAMSFR\
            EP/aAAgBAQABPyHzaZMmTOZmxzP/2gAIAQEAAAAQLH//xAAZEAACAwEAAAAAAAAAAAAAAAAA8SExwRD/2gAIAQ\
            EAAT8QowUYEAgEAgIfLYZ//9k=
            """
        case .baseline:
            """
            /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCg\
            sOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
            EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAUABgDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAA\
            AAAAAAAAYHCAT/xAAdEAACAgIDAQAAAAAAAAAAAAAABQYjMqEEITEi/8QAFwEBAQEBAAAAAAAAAAAAAAAACAYH\
            Cf/EACERAAAFAwUBAAAAAAAAAAAAAAABAgMiBQYHFCEkMpGh/9oADAMBAAIRAxEAPwDklTBfKdFopgvlOjVFMF\
            xp0WamC406N1vPKvaf0TOPb36SGVqYLjToHRCmC406AZavlXlHMMeg3vw0yHrUqOD1UWilRwfmoAkbzedlI/Ry\
            2x64uG5i0UqOD1UAAzVZ53UnI/QxqE4vRp3Mf//Z
            """
        case .rgb:
            """
            /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgICAgIDAgICAwMDAwQGBAQEBAQIBgYFBgkICgoJCAkJCgwPDAoLDg\
            sJCQ0RDQ4PEBAREAoMEhMSEBMPEBAQ/8AAEQgAFAAYA1IRAEcRAEIRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAgH\
            AAn/xAAjEAABAQYHAQAAAAAAAAAAAAAABgUHFyNDgQQWIjJkoaJU/9oADANSAEcAQgAAPwADuko2A1BLieR2K5\
            b753Y1XSUbGglxPJFFct987sazpKNjQS4nkiquW++d2cVHSUbHQCCXE8lVVy33zuxquko2NBLieSKK5b753Y1n\
            SUbGglxPJFVct987s4qOko2GxlNifKWlXNbG65o1XSUbGymxPlIormtjdc0azpKNjZTYnykVVzWxuuaf/9k=
            """
        }
    }
}
