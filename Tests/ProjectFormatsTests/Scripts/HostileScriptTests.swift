import Testing
import Thoroughness

@testable import ProjectFormats

@Suite struct `A script` {
  private static let samples: [(ScriptLiterals.Language, String)] = [
    (.javaScript, Sample.javaScript), (.swift, Sample.swift), (.starlark, Sample.starlark),
  ]

  @Test(arguments: samples)
  func `can be cut off or damaged anywhere`(
    language: ScriptLiterals.Language, text: String
  ) throws {
    let bytes = Array(text.utf8)
    var random = RandomNumbers(seed: 3)
    for count in stride(from: 0, to: bytes.count, by: Thoroughness.isFull ? 1 : 3) {
      let cut = try? ScriptLiterals(Array(bytes[..<count]), language)
      _ = cut?.values(of: "infoPlist")
      _ = cut?.calls
      let damaged = try? ScriptLiterals(random.damaged(bytes), language)
      _ = damaged?.values(of: "infoPlist")
      _ = damaged?.calls
    }
  }

  @Test(arguments: [
    "(", "[", "{", "{k:", "(k: [k: ", "[\"k\":", "{k:{", "k = ", "f(k:", "\"\\(", "`${", "/*",
    ".string(", "f(k = glob([", "k = [] + ",
    "[[[]:", "let k: ", "func (",
  ])
  func `can be nested without a limit`(open: String) throws {
    let count = Thoroughness.isFull ? 2_000 : 300
    for language in [ScriptLiterals.Language.javaScript, .swift, .starlark] {
      let script = try ScriptLiterals(Array(String(repeating: open, count: count).utf8), language)
      #expect(script.values(of: "k").count <= 2 * count)
      #expect(script.calls.count <= count)
    }
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{a:", "}"), ("[\"a\":", "]"), ("[", ":1]"), (".array(", ")"),
  ])
  func `has expressions where literals are nested too deeply`(open: String, close: String) throws {
    let text = String(repeating: open, count: 5_000) + "1" + String(repeating: close, count: 5_000)
    for language in [ScriptLiterals.Language.javaScript, .swift] {
      let script = try ScriptLiterals(Array("f({k: \(text)})".utf8), language)
      #expect(script.values(of: "k").count == 1)
    }
  }

  @Test func `is text without NUL`() {
    let message = "line 2: the bytes from offset 2 are not UTF-8 text; save the file as UTF-8."
    let outcome = Outcome("a\n\0") { bytes throws(SettingsError) in
      try ScriptLiterals(bytes, .swift)
    }
    #expect(outcome.message == message)
  }
}
