import Foundation
import Reporting
import SystemFiles

extension AdapterDisk {
  /// What lies in the folder, for readers of a page: names, and the contents of short texts.
  var listing: String {
    let folder = FilePath(path)
    guard let names = try? FileTree.names(in: folder) else { return "" }
    let sorted = names.sorted { $0.lexicographicallyPrecedes($1) }
    let shown = sorted.prefix(Self.maxFiles).map { name in
      let words = String(decoding: name, as: UTF8.self)
      return words + (Self.contents(of: folder.entry(name)).map { " \($0)" } ?? "/")
    }
    return shown.joined(separator: ", ") + (sorted.count > Self.maxFiles ? ", …" : "")
  }

  private static let maxFiles = 8
  private static let maxTextLength = 80

  /// The text of a short file, the size of another one; nil if it is no file.
  private static func contents(of entry: FilePath) -> String? {
    guard let status = try? FileTree.status(of: entry), status.kind == S_IFREG else { return nil }
    let size = Int(status.st_size)
    if size > maxTextLength { return "(\(size.grouped) bytes)" }
    var bytes: [UInt8] = []
    try? FileTree.readPieces(of: entry) { bytes += $0 }
    return String(validating: bytes, as: UTF8.self).map { "“\($0)”" } ?? "(\(size) bytes)"
  }
}
