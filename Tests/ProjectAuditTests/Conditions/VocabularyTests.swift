import SourceCode
import Testing

@Suite struct `The vocabulary of a file` {
  private let source = Array("func a(b: Café) { b(“naïve”); a(b) } a".utf8)

  /// The words between blanks and signs, and the vocabulary that they make.
  private func read(_ bytes: [UInt8]) -> (texts: [String], vocabulary: Vocabulary) {
    var vocabulary = Vocabulary()
    var texts: [String] = []
    var start: Int?
    for (index, byte) in (bytes + [0x20]).enumerated() {
      if byte.isPartOfWord {
        start = start ?? index
      } else if let first = start {
        texts.append(vocabulary.text(at: first..<index, of: bytes).text)
        start = nil
      }
    }
    return (texts, vocabulary)
  }

  @Test func `gives back each text as it stands there`() {
    #expect(read(source).texts == ["func", "a", "b", "Café", "b", "“naïve”", "a", "b", "a"])
  }

  @Test func `has the texts that were read, and no others`() {
    let vocabulary = read(source).vocabulary
    for text in ["func", "a", "b", "Café", "“naïve”"] {
      #expect(vocabulary.contains(text), "\(text)")
    }
    for text in ["", "fun", "funca", "Caf", "c", "Func"] {
      #expect(!vocabulary.contains(text), "\(text)")
    }
  }

  @Test func `has bytes that are no text as they are shown`() {
    let (texts, vocabulary) = read([0x61, 0xFF, 0x62])
    #expect(texts == ["a\u{FFFD}b"])
    #expect(vocabulary.contains("a\u{FFFD}b"))
  }

  @Test func `takes letters for equal that are written differently`() {
    let vocabulary = read(Array("caf\u{E9}".utf8)).vocabulary
    #expect(vocabulary.contains("cafe\u{301}"))
    #expect(!vocabulary.contains("cafe"))
  }

  @Test func `has numbers for texts, the same one for equal texts`() {
    let tokens = CodeText(Array("a.b(a, \"é\", c) + \"é\" + a".utf8), .swift).tokens
    for token in tokens {
      let same = tokens.filter { $0.number == token.number }
      #expect(same == tokens.filter { $0.text == token.text })
    }
  }

  @Test func `marks texts by their numbers`() {
    let text = CodeText(Array("one two one three".utf8), .swift)
    let marks = text.vocabulary.marks(of: ["one", "three", "four"])
    #expect(text.tokens.map { marks[$0.number] } == [true, false, true, true])
  }

  @Test func `keeps thousands of texts apart`() {
    let words = (0..<5_000).map { "w\($0 &* 2_654_435_761 % 100_003)" }
    let (texts, vocabulary) = read(Array(words.joined(separator: " ").utf8))
    #expect(texts == words)
    #expect(words.allSatisfy(vocabulary.contains))
    #expect(!vocabulary.contains("w-1"))
    #expect(vocabulary.contains { $0.hasSuffix("00") })
    #expect(!vocabulary.contains { $0.hasPrefix("x") })
  }
}
