import Foundation
import Testing

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifecycle-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  /// Writes a program that can be executed at once. A shell writes it: if this process did, another
  /// that a test starts at the same moment would inherit the open file, and a file that is open for
  /// writing cannot be executed.
  func write(program text: String, to name: String) throws {
    let script = #"mkdir -p "${2%/*}" && printf '%s' "$1" > "$2" && chmod 755 "$2""#
    let arguments = ["-c", script, "sh", text, path(name)]
    let shell = try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: arguments)
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  /// What lies in the folder, in alphabetical order.
  var contents: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
