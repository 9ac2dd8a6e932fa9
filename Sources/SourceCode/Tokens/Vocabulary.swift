/// The different texts of the tokens of a file, each of which is made and stored once.
///
/// Few files mention what a question is about. The others need not be searched token by token.
package struct Vocabulary: Sendable {
  /// A text, and the bytes that it was first made of.
  private struct Entry {
    let text: String
    let hash: UInt64
    let bytes: Range<Int>
  }

  private var entries: [Entry] = []
  /// Positions of entries, counted from 1, each in the first free place from that of its hash on.
  private var table: [Int32] = Array(repeating: 0, count: 64)

  /// Creates one without texts.
  package init() {}

  /// The text of some bytes, which belongs to the vocabulary from now on.
  ///
  /// - Parameters:
  ///   - range: Where the text stands.
  ///   - bytes: The whole file, which has to be the same in each call.
  /// - Returns: The text, with other signs in place of bytes that are none.
  /// - Complexity: O(*n*) for *n* bytes of the text.
  package mutating func text(at range: Range<Int>, of bytes: [UInt8]) -> String {
    var hash = TextHash()
    bytes.withUnsafeBufferPointer { bytes in
      for index in range { hash.add(bytes[index]) }
    }
    // Other bytes than ASCII may be repaired in the text, so that they are not those of the text.
    guard hash.isOfASCII else {
      let text = String(decoding: bytes[range], as: UTF8.self)
      if !contains(text) { insert(text, TextHash(text).value, range) }
      return text
    }
    let known = position(of: hash.value) { entry in
      bytes.withUnsafeBufferPointer { bytes in
        entry.bytes.count == range.count
          && (0..<range.count).allSatisfy {
            bytes[entry.bytes.lowerBound + $0] == bytes[range.lowerBound + $0]
          }
      }
    }
    if let known { return entries[known].text }
    let text = String(decoding: bytes[range], as: UTF8.self)
    insert(text, hash.value, range)
    return text
  }

  /// Whether a token has a text.
  package func contains(_ text: String) -> Bool {
    position(of: TextHash(text).value) { $0.text == text } != nil
  }

  /// Whether some token has a text for which a condition holds.
  ///
  /// - Complexity: O(*n*) for *n* different texts.
  package func contains(where isMeant: (String) -> Bool) -> Bool {
    entries.contains { isMeant($0.text) }
  }

  /// The position of the entry that has a hash and is the one that is meant.
  private func position(of hash: UInt64, where isMeant: (Entry) -> Bool) -> Int? {
    var place = Int(truncatingIfNeeded: hash) & (table.count - 1)
    while table[place] != 0 {
      let position = Int(table[place]) - 1
      if entries[position].hash == hash, isMeant(entries[position]) { return position }
      place = (place + 1) & (table.count - 1)
    }
    return nil
  }

  private mutating func insert(_ text: String, _ hash: UInt64, _ bytes: Range<Int>) {
    entries.append(Entry(text: text, hash: hash, bytes: bytes))
    if entries.count * 2 > table.count {
      table = Array(repeating: 0, count: table.count * 2)
      for position in entries.indices { enter(position) }
    } else {
      enter(entries.count - 1)
    }
  }

  private mutating func enter(_ position: Int) {
    var place = Int(truncatingIfNeeded: entries[position].hash) & (table.count - 1)
    while table[place] != 0 { place = (place + 1) & (table.count - 1) }
    table[place] = Int32(position + 1)
  }
}

/// The hash of a text, byte by byte (Fowler, Noll, Vo: FNV-1a).
private struct TextHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  private var union: UInt8 = 0

  init() {}

  init(_ text: String) { for byte in text.utf8 { add(byte) } }

  var isOfASCII: Bool { union < 0x80 }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    union |= byte
  }
}
