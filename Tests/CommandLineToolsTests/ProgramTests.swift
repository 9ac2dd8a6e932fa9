import CommandLineTools
import Foundation
import Testing

@Suite struct `A program` {
  private let transcript = Transcript()

  private func answer(_ words: String...) -> Outcome {
    Echo.program.answer(
      to: words, console: Console(program: "toy", transcript: transcript))
  }

  @Test func `separates the result of its command from remarks`() {
    #expect(answer("a", "b", "--number", "2") == Outcome(text: "a b\na b\n", status: .asExpected))
    #expect(transcript.text == "2 words\n")
  }

  @Test func `writes no remarks if it is quiet`() {
    #expect(answer("a", "--quiet").text == "a\n")
    #expect(transcript.text == "")
  }

  @Test func `says what is wrong with a command line, and where to read more`() {
    #expect(answer("a", "--numbr", "2") == Outcome(text: "", status: .usage))
    #expect(
      transcript.text
        == "toy: “echo” has no option “--numbr”. Did you mean “--number”?\nMore: toy --help\n")
  }

  @Test func `calls an unexpected error internal`() {
    #expect(answer("fail").status == .internalError)
    #expect(transcript.text == "toy: internal error: Failure()\n")
  }

  @Test func `writes its result to a file on request`() throws {
    let path = NSTemporaryDirectory() + "/echo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(answer("a", "--output", path) == Outcome(text: "", status: .asExpected))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a\n")
  }

  @Test func `counts the operands`() {
    #expect(answer().status == .usage)
    #expect(answer("a", "b", "c", "d").status == .usage)
    #expect(transcript.text.contains("“echo” needs WORD."))
    #expect(transcript.text.contains("unexpected argument “d” after “echo”."))
  }

  @Test func `explains a command`() {
    #expect(
      answer("--help").text == """
        Repeat words.

        USAGE: toy echo WORD... [options]

        Every word is repeated.

        OPTIONS:
          --number N            Repeat the words N times.

        COMMON OPTIONS:
          --format NAME         text (default) or json.
          --output FILE         Write the result to FILE; - is standard output (default).
          --quiet               Write no progress and no remarks to standard error.
          --help                Show this text.

        EXAMPLES:
          toy echo a
              Repeat a word.

        EXIT STATUS:
          0    always
          130  interrupted

        """)
  }
}
