package import Domain
package import Infrastructure
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Recognizes the errors in TMDB's responses.
package struct TMDBErrorReader: ResponseErrorReader {
    private let credential: Credential?

    /// A message with a part of the credential is not shown.
    package init(credential: Credential? = nil) {
        self.credential = credential
    }

    package func status(of response: NetworkResponse) -> Int? {
        // Whatever its content type is.
        (try? JSONDecoder().decode(TMDBStatusDTO.self, from: response.body))?.httpStatus
    }

    package func reason(in response: NetworkResponse) -> String? {
        TMDBStatusDTO(response)?.reason { credential?.isPartly(in: $0) ?? false }
    }
}
