import LifecycleLogs
import Testing

@Suite struct `A large log` {
  @Test func `may have a line of 64 KiB`() throws {
    #expect(try Written.items(Self.line(ofLength: 64 * 1024)) == ["vc.viewDidLoad"])
  }

  @Test func `has its longer lines skipped`() throws {
    let text = "viewDidLoad\n" + Self.line(ofLength: 64 * 1024 + 1)
    #expect(try Written.reasons(text) == [.tooLong])
  }

  @Test func `may be one line without an end`() {
    let text = String(repeating: "viewDidLoad ", count: 100_000)
    #expect {
      try Written.logs(text)
    } throws: { error in
      if case LogError.noCallback(1, let skipped?) = error {
        skipped.reason == .tooLong
      } else {
        false
      }
    }
  }

  @Test func `may be a list of many names`() throws {
    let text =
      "[" + Array(repeating: #""viewDidLoad""#, count: 100_000).joined(separator: ",") + "]"
    #expect(try Written.log(text).entries.last?.position == 100_000)
  }

  private static func line(ofLength length: Int) -> String {
    "viewDidLoad " + String(repeating: "x", count: length - "viewDidLoad ".count)
  }
}
