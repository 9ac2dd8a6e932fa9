import DelegateSource
import SourceCode

/// Reads the source files of targets, each once, and only those that can concern an audit.
struct SourceFiles {
  let files: any ProjectFiles
  /// What became of the files that were read before, because targets share files.
  private var known: [Key: Reading] = [:]

  private struct Key: Hashable {
    let path: ProjectPath
    let conditions: CompilationConditions
  }

  init(files: any ProjectFiles) { self.files = files }

  private enum Reading {
    case code(CodeFile)
    case unread(UnreadFile)
    case ofNoConcern
  }

  /// The files that were read, and those that could not be.
  struct Result {
    var code: [CodeFile] = []
    var unread: [UnreadFile] = []
    /// How many files were looked at.
    var count = 0

    /// Whether flags of the compiler may decide what is compiled of some file.
    var dependsOnFlags: Bool {
      code.contains { $0.language == .swift && !$0.directives.isEmpty }
    }
  }

  /// Reads some files, as they are compiled under some conditions.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func read(_ paths: [ProjectPath], _ conditions: CompilationConditions) -> Result {
    var result = Result()
    for path in paths {
      result.count += 1
      // The conditions are about flags of Swift.
      let key = Key(path: path, conditions: path.isSwift ? conditions : .unknown)
      let reading = known[key] ?? read(key)
      known[key] = reading
      switch reading {
      case .code(let file): result.code.append(file)
      case .unread(let file): result.unread.append(file)
      case .ofNoConcern: continue
      }
    }
    return result
  }

  private func read(_ key: Key) -> Reading {
    let path = key.path
    let content = files.content(of: path)
    guard case .bytes(let bytes) = content else {
      return UnreadFile(path, content).map(Reading.unread) ?? .ofNoConcern
    }
    if bytes.hasConflict { return .unread(UnreadFile(conflictIn: path)) }
    let isSwift = path.isSwift
    // Of UTF-16 no word would be found. Compilers accept other bytes in comments of Objective-C.
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isWide || Self.concerns(bytes) else { return .ofNoConcern }
    guard !isWide, !isSwift || String(validating: bytes, as: UTF8.self) != nil else {
      return .unread(UnreadFile(file: path.description, reason: "it is not UTF-8 text."))
    }
    return .code(
      CodeFile.read(
        bytes, key.conditions, isSwift ? .swift : .objectiveC, path: path.description))
  }

  /// Words of which a file has at least one if a rule asks about anything in it.
  private static let words = [
    "Delegate", "UIApplication", "UIWindow", "cene", "BGTaskScheduler", "UNUserNotificationCenter",
    "@main", ".main(", ": App", "forTaskWithIdentifier", "onOpenURL", "keyWindow",
  ].map { Array($0.utf8) }

  /// The words by their first byte.
  private static let wordsByFirst: [[[UInt8]]] = (0...255).map { byte in
    words.filter { $0[0] == UInt8(byte) }
  }

  /// Whether a file has anything that a rule asks about.
  private static func concerns(_ bytes: [UInt8]) -> Bool {
    let table = wordsByFirst
    return bytes.indices.contains { index in
      table[Int(bytes[index])].contains { bytes[index...].starts(with: $0) }
    }
  }
}

extension ProjectPath {
  fileprivate var isSwift: Bool { type == "swift" }
}
