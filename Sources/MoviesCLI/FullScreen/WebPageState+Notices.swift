import Presentation
import Terminal

extension WebPageState {
    /// What a screen says about a web page, the longest first; `nil` for nothing.
    var noticeVariants: [String]? {
        switch self {
        case .idle: nil
        case .opening: ["opening the web page"]
        case .opened(let url, _): ["opened \(url.sanitizedLine)", "opened the web page"]
        case .url(let url, _):
            ["no browser could open \(url.sanitizedLine)", "no browser could open the web page"]
        case .failed(let failure):
            [failure.screenMessage.sanitizedLine, failure.summary.sanitizedLine]
        }
    }
}
