import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML text.
package struct XMLElementText: Sendable {
    package let name: String
    package let attributes: [String: String]
    /// The characters directly in the element.
    package fileprivate(set) var text = ""

    /// All elements, in the order of their start; throws for text that is not well-formed.
    package static func elements(of text: String) throws -> [XMLElementText] {
        let reader = XMLElementReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.formatting) }
        return reader.elements
    }
}

private final class XMLElementReader: NSObject, XMLParserDelegate {
    var elements: [XMLElementText] = []
    /// The indices of the elements that have not ended.
    private var open: [Int] = []

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes attributeDict: [String: String]
    ) {
        open.append(elements.count)
        elements.append(XMLElementText(name: elementName, attributes: attributeDict))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let index = open.last { elements[index].text += string }
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        open.removeLast()
    }
}
