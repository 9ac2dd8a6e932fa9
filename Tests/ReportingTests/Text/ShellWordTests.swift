import Foundation
import Reporting
import Testing

@Suite struct `A word of a shell` {
  @Test(arguments: [
    ("launch,edit", "launch,edit"), ("./a b", "'./a b'"), ("", "''"), ("it's", "'it'\\''s'"),
    ("$(touch x)", "'$(touch x)'"), ("a\nb", "$'a\\x0ab'"), ("é", "é"), ("=ls", "'=ls'"),
    ("a;b", "'a;b'"), ("*", "'*'"), ("\u{1B}[2J'", "$'\\x1b[2J\\''"),
  ])
  func `is quoted if it has to be`(text: String, word: String) {
    #expect(text.shellWord == word)
  }

  @Test(arguments: ["$(false)`false`", "a'b\"c\\d", "x\ny\tz", "\u{202E}é $HOME !!", "-n", "~"])
  func `is read as it was by a shell`(text: String) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = ["-c", "printf %s \(text.shellWord)"]
    let pipe = Pipe()
    shell.standardOutput = pipe
    try shell.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == text)
  }
}
