/// A path relative to the root of an audit.
package struct ProjectPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The names, joined by slashes, without “.”; “..” occurs at the beginning only. Empty for the root.
  private let text: String

  /// The root itself.
  package static let root = ProjectPath(plain: "")

  /// Creates a path from its text; a leading slash has no meaning.
  package init(_ text: String) {
    self.init(plain: Self.isPlain(text) ? text : Self.normalised(text))
  }

  private init(plain text: String) { self.text = text }

  /// The path with more names at its end.
  package func appending(_ other: String) -> ProjectPath {
    if text.isEmpty { return ProjectPath(other) }
    if Self.isPlain(other), !other.isEmpty { return ProjectPath(plain: text + "/" + other) }
    return ProjectPath(text + "/" + other)
  }

  /// The folder that it lies in.
  package var folder: ProjectPath {
    text.lastIndex(of: "/").map { ProjectPath(plain: String(text[..<$0])) } ?? .root
  }

  /// The last name; empty for the root.
  package var name: String {
    text.lastIndex(of: "/").map { String(text[text.index(after: $0)...]) } ?? text
  }

  /// Whether it lies in a folder, or in a folder of that, or is the folder itself.
  package func isBelow(_ folder: ProjectPath) -> Bool {
    folder.text.isEmpty || text == folder.text || text.hasPrefix(folder.text + "/")
  }

  /// The path, and the folders that it lies in, the nearest first.
  var andFoldersAround: some Sequence<ProjectPath> {
    sequence(first: self) { $0 == .root ? nil : $0.folder }
  }

  /// The path from a folder in which it lies, and which may be itself.
  func path(from folder: ProjectPath) -> ProjectPath {
    let count = folder.text.isEmpty ? 0 : folder.text.utf8.count + 1
    return ProjectPath(String(text.utf8.dropFirst(count)) ?? text)
  }

  /// The path as it is shown; “.” for the root.
  package var description: String { text.isEmpty ? "." : text }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package static func < (left: ProjectPath, right: ProjectPath) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension ProjectPath {
  /// Its name without the last dot and what follows.
  package var stem: String {
    let name = name
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// What follows the last dot of its name, in lower case.
  package var type: String {
    let bytes = text.utf8
    let sign = bytes.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    guard let sign, bytes[sign] == UInt8(ascii: ".") else { return "" }
    return String(decoding: bytes[bytes.index(after: sign)...], as: UTF8.self).lowercased()
  }

  /// Whether a text needs no change to be a path: no name in it is empty or made of dots alone.
  private static func isPlain(_ text: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in text.utf8 {
      // A name that begins with a dot is rare, and looked at more closely.
      if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") {
        return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "/") || text.isEmpty
  }

  private static func normalised(_ text: String) -> String {
    var kept: [Substring] = []
    for name in text.split(separator: "/") where name != "." {
      if name == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else {
        kept.append(name)
      }
    }
    return kept.joined(separator: "/")
  }
}
