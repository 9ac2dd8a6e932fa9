/// The different texts of the tokens of a file.
///
/// Few files mention what a question is about. The others need not be searched token by token.
package struct Vocabulary: Sendable {
  private var texts: Set<String> = []

  /// Creates one without texts.
  package init() {}

  /// The text of some bytes, which belongs to the vocabulary from now on.
  ///
  /// - Returns: The text, with other signs in place of bytes that are none.
  /// - Complexity: O(*n*) for *n* bytes of the text.
  package mutating func text(at range: Range<Int>, of bytes: [UInt8]) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    texts.insert(text)
    return text
  }

  /// Whether a token has a text.
  package func contains(_ text: String) -> Bool { texts.contains(text) }

  /// Whether some token has a text for which a condition holds.
  ///
  /// - Complexity: O(*n*) for *n* different texts.
  package func contains(where isMeant: (String) -> Bool) -> Bool { texts.contains(where: isMeant) }
}
