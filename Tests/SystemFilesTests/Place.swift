import Foundation

/// A folder for one test.
final class Place {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/place-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) {
    let isWritten = FileManager.default.createFile(
      atPath: "\(path)/\(name)", contents: Data(text.utf8))
    precondition(isWritten, "\(name) cannot be written")
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)")
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names in it, in alphabetical order.
  var contents: [String] { Self.contents(of: path) }

  static func contents(of path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? ["no folder"]).sorted()
  }
}
