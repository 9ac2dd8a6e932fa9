/// The different texts of the tokens of a file, numbered in the order in which they first occur.
///
/// Few files mention what a question is about. The others need not be searched token by token.
package struct Vocabulary: Sendable {
  package struct Text: Sendable {
    package let text: String
    let number: Int
    /// Whether the parser knows it as a keyword.
    let isKeyword: Bool
    /// Nil beyond ASCII.
    fileprivate let hash: UInt64?
    /// Where it first occurs in the file.
    fileprivate let range: Range<Int>
  }

  private var texts: [Text] = []
  /// A hash table of the ASCII texts. Each slot holds the number of a text, or -1.
  private var slots = [Int32](repeating: -1, count: 256)
  /// The numbers of the other texts. Two of them are equal if their characters are, whatever their bytes.
  private var others: [String: Int] = [:]

  /// How many different texts there are.
  package var count: Int { texts.count }

  /// Creates one without texts.
  package init() {}

  /// The text of some bytes, which belongs to the vocabulary from now on.
  ///
  /// - Returns: The text, with other signs in place of bytes that are none.
  /// - Complexity: O(*n*) for *n* bytes of the text.
  package mutating func text(at range: Range<Int>, of bytes: [UInt8]) -> Text {
    guard let hash = Self.hash(of: bytes[range]) else {
      let text = String(decoding: bytes[range], as: UTF8.self)
      if let number = others[text] { return texts[number] }
      others[text] = texts.count
      return add(text, nil, range)
    }
    let slot = slot(of: hash) { number in
      texts[number].range.count == range.count
        && zip(texts[number].range, range).allSatisfy { bytes[$0] == bytes[$1] }
    }
    if slots[slot] >= 0 { return texts[Int(slots[slot])] }
    slots[slot] = Int32(texts.count)
    defer { if texts.count * 2 > slots.count { grow() } }
    return add(String(decoding: bytes[range], as: UTF8.self), hash, range)
  }

  private mutating func add(_ text: String, _ hash: UInt64?, _ range: Range<Int>) -> Text {
    // A keyword begins with a small letter.
    let mayBeKeyword = text.utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false
    let isKeyword = mayBeKeyword && Keywords.all.contains(text)
    texts.append(
      Text(text: text, number: texts.count, isKeyword: isKeyword, hash: hash, range: range))
    return texts[texts.count - 1]
  }

  /// A text that is looked for in many files.
  package struct Wanted: Sendable {
    fileprivate let text: String
    fileprivate let hash: UInt64?

    package init(_ text: String) {
      self.text = text
      hash = Vocabulary.hash(of: text.utf8)
    }
  }

  /// Whether a token has a text.
  package func contains(_ text: String) -> Bool { contains(Wanted(text)) }

  /// Whether a token has a text.
  package func contains(_ wanted: Wanted) -> Bool { number(of: wanted) != nil }

  /// The number of a text; nil if no token has it.
  package func number(of text: String) -> Int? { number(of: Wanted(text)) }

  private func number(of wanted: Wanted) -> Int? {
    if let hash = wanted.hash {
      let number = slots[slot(of: hash) { texts[$0].text == wanted.text }]
      if number >= 0 { return Int(number) }
    }
    return others[wanted.text]
  }

  /// Whether some token has a text for which a condition holds.
  ///
  /// - Complexity: O(*n*) for *n* different texts.
  package func contains(where isMeant: (String) -> Bool) -> Bool {
    texts.contains { isMeant($0.text) }
  }

  /// Whether each text is one of some, by its number.
  ///
  /// - Complexity: O(*n*) for *n* different texts.
  package func marks(of words: Set<String>) -> [Bool] { texts.map { words.contains($0.text) } }
}

// The hash table. A dictionary would need a string for each token, and would hash a new text twice.
extension Vocabulary {
  /// It is random, so that nobody can write a file whose texts all have the same hash.
  private static let seed = UInt64.random(in: .min ... .max)

  /// The hash of a text (FNV-1a by Fowler, Noll and Vo); nil if it is not ASCII.
  private static func hash(of bytes: some Sequence<UInt8>) -> UInt64? {
    var (hash, all) = (seed, UInt8(0))
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      all |= byte
    }
    return all < 0x80 ? hash : nil
  }

  /// The slot of the text with a hash that is the same, or the free one for it.
  private func slot(of hash: UInt64, _ isSame: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 32) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if texts[number].hash == hash, isSame(number) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for text in texts {
      guard let hash = text.hash else { continue }
      slots[slot(of: hash) { _ in false }] = Int32(text.number)
    }
  }
}
