/// Reads phrases for actions of the user, the system or the device.
///
/// A phrase with an unknown word is no mark.
enum MarkReader {
  /// The mark that a phrase stands for, if any.
  ///
  /// - Complexity: O(*n*) for a phrase of *n* bytes.
  static func mark(_ text: some Sequence<UInt8>) -> Mark? {
    guard let words = NormalizedPhrase(text), !words.isEmpty else { return nil }
    return mark(words) ?? mark(words.withoutActors)
  }

  /// The state of the app in a phrase that says nothing else.
  static func origin(_ text: some Sequence<UInt8>) -> Mark.Origin? {
    NormalizedPhrase(text).flatMap { origins[$0] }
  }

  private static func mark(_ words: NormalizedPhrase) -> Mark? {
    if let known = MarkTable.marks[words] { return known }
    for part in originParts {
      guard
        let rest = words.dropping(suffix: part.suffix) ?? words.dropping(adjectives: part.adjective)
      else { continue }
      guard let mark = MarkTable.marks[rest] ?? MarkTable.marks[rest.withoutActors],
        mark.allows(part.origin)
      else { continue }
      return Mark(mark.event, with: mark.input, from: part.origin)
    }
    return nil
  }

  private static let originParts: [(origin: Mark.Origin, suffix: [String], adjective: [String])] =
    MarkTable.origins.flatMap { origin, phrases in
      phrases.suffixes.map { (origin, words($0), ["\u{0}"]) }
        + phrases.adjectives.map { (origin, ["\u{0}"], words($0)) }
    }

  private static let origins: [NormalizedPhrase: Mark.Origin] = {
    var origins: [NormalizedPhrase: Mark.Origin] = [:]
    for (origin, phrases) in MarkTable.origins {
      for phrase in phrases.suffixes {
        if let words = NormalizedPhrase(phrase.utf8) { origins[words] = origin }
      }
    }
    return origins
  }()

  private static func words(_ phrase: String) -> [String] {
    NormalizedPhrase(phrase.utf8)?.words ?? []
  }
}

extension Mark {
  /// The mark that a phrase stands for, for example “pressed Home”; nil if it is no mark.
  ///
  /// Letter case, the tense of verbs, and words such as “the” and “app” do not matter. Every other
  /// word does: a phrase with an unknown word is no mark.
  public init?(_ phrase: some StringProtocol) {
    guard let mark = MarkReader.mark(phrase.utf8) else { return nil }
    self = mark
  }
}
