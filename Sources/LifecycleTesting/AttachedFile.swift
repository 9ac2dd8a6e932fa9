import Foundation
import Synchronization
import Testing

/// The files that checks attach to tests.
enum AttachedFile {
  /// The names without endings that are taken in this run, in lower case.
  private static let taken = Mutex<Set<String>>([])

  /// The folder that `swift test --attachments-path` names; nil if there is none.
  static let folder: URL? = {
    let option = "--attachments-path"
    let arguments = CommandLine.arguments
    if let joined = arguments.first(where: { $0.hasPrefix(option + "=") }) {
      return URL(filePath: String(joined.dropFirst(option.count + 1)))
    }
    guard let position = arguments.firstIndex(of: option), position + 1 < arguments.count else {
      return nil
    }
    return URL(filePath: arguments[position + 1])
  }()

  /// A name without ending for files about a subject: it tells the test and its argument, and no other file
  /// has it.
  ///
  /// Swift Testing would add random letters to a name that is taken, in the run or in the folder.
  static func stem(about subject: String, endings: [String]) -> String {
    let test = Test.current
    let parts = [test?.displayName ?? test?.name ?? "", argument ?? "", subject]
    let stem = (["lifecycle"] + parts.map(slug)).filter { !$0.isEmpty }.joined(separator: "-")
    return taken.withLock { taken in
      var (free, number) = (stem, 2)
      while taken.contains(free.lowercased()) || exists(free, endings) {
        (free, number) = ("\(stem)-\(number)", number + 1)
      }
      taken.insert(free.lowercased())
      return free
    }
  }

  /// Where the page of a finding is, as a line below its text; empty if no file is written.
  static func line(for name: String) -> String {
    #if compiler(>=6.2)
      if let folder { return "\n  Page: \(folder.appending(path: name).path)" }
      #if canImport(ObjectiveC)
        return "\n  Page: \(name), attached to the test"
      #endif
    #endif
    return ""
  }

  /// The arguments of the current case. Swift Testing shows them to tools alone, so they are read from a
  /// mirror; nil if there are none, or if they are kept in another way.
  private static var argument: String? {
    guard let testCase = Test.Case.current else { return nil }
    let values = descendants(of: testCase, depth: 3).filter { $0.label == "arguments" }
      .flatMap { Mirror(reflecting: $0.value).children.map(\.value) }
      .compactMap { argument in
        Mirror(reflecting: argument).children.first { $0.label == "value" }.map { "\($0.value)" }
      }
    return values.isEmpty ? nil : values.joined(separator: "-")
  }

  private static func descendants(of value: Any, depth: Int) -> [Mirror.Child] {
    guard depth > 0 else { return [] }
    let children = Array(Mirror(reflecting: value).children)
    return children + children.flatMap { descendants(of: $0.value, depth: depth - 1) }
  }

  private static func exists(_ stem: String, _ endings: [String]) -> Bool {
    guard let folder else { return false }
    return endings.contains { ending in
      FileManager.default.fileExists(atPath: folder.appending(path: stem + ending).path)
    }
  }

  /// The words of a text, joined by hyphens, in at most 60 bytes.
  private static func slug(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    var slug = ""
    for letter in words where slug.utf8.count + letter.utf8.count <= 60 { slug.append(letter) }
    return slug
  }
}
