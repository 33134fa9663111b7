/// What TMDB says instead of an answer: `{"status_code":7,"status_message":"…"}`.
struct TMDBStatusDTO: Decodable {
    let code: Int

    private enum CodingKeys: String, CodingKey {
        case code = "status_code"
    }

    /// The HTTP status that belongs to the code in TMDB's table of errors; `nil` when the answer
    /// is no failure that the table names.
    var httpStatus: Int? {
        switch code {
        case 3, 7, 10, 14, 16, 17, 30, 31, 32, 33, 35, 36: 401
        case 6, 34, 37: 404
        case 25: 429
        case 11, 15, 44: 500
        case 2, 43: 502
        case 9, 46: 503
        case 24: 504
        default: nil
        }
    }
}
