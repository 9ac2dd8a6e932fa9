import SourceCode
import Testing

@Suite struct `A text in Objective-C` {
  private func tokens(_ source: String) -> [CodeToken] {
    ObjectiveCLexer(Array(source.utf8)).tokens
  }

  @Test(arguments: ["\n", "\r\n"])
  func `goes on after a backslash at the end of a line`(lineBreak: String) throws {
    let tokens = tokens("a = @\"{ one\\" + lineBreak + "two\";" + lineBreak + "b")
    #expect(tokens.map(\.kind) == [.word, .symbol, .literal, .symbol, .word])
    let text = try #require(tokens.dropFirst(2).first)
    #expect(text.place == SourcePosition(line: 1, column: 5))
    #expect(tokens.last?.place == SourcePosition(line: 3, column: 1))
  }

  @Test func `ends with its line otherwise`() {
    #expect(tokens("@\"open\n}").map(\.text) == ["@\"open", "}"])
    #expect(tokens("@\"a\\\"b\" c").map(\.text) == ["@\"a\\\"b\"", "c"])
    #expect(tokens("@\"open\\").map(\.kind) == [.literal])
  }
}
