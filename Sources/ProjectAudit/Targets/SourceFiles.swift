import DelegateSource
import SourceCode

/// Reads the source files of targets, each once.
struct SourceFiles {
  let files: any ProjectFiles
  /// What became of the files that were read before, because targets share files.
  private var known: [Key: Reading] = [:]

  /// A file, with the conditions if it asks for any.
  private struct Key: Hashable {
    let path: ProjectPath
    let conditions: CompilationConditions?
  }

  init(files: any ProjectFiles) { self.files = files }

  private enum Reading {
    case code(CodeFile)
    case unread(UnreadFile)
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
      switch reading(of: path, conditions) {
      case .code(let file): result.code.append(file)
      case .unread(let file): result.unread.append(file)
      case nil: continue
      }
    }
    return result
  }

  private mutating func reading(
    of path: ProjectPath, _ conditions: CompilationConditions
  ) -> Reading? {
    // The conditions are about flags of Swift.
    let conditional = Key(path: path, conditions: path.isSwift ? conditions : nil)
    let plain = Key(path: path, conditions: nil)
    if let reading = known[plain] ?? known[conditional] { return reading }
    let reading = read(path, conditions)
    if case .code(let file) = reading, file.language == .swift, !file.directives.isEmpty {
      known[conditional] = reading
    } else {
      known[plain] = reading
    }
    return reading
  }

  private func read(_ path: ProjectPath, _ conditions: CompilationConditions) -> Reading? {
    let content = files.content(of: path)
    guard case .bytes(let bytes) = content else {
      return UnreadFile(path, content).map(Reading.unread)
    }
    if bytes.hasConflict { return .unread(UnreadFile(conflictIn: path)) }
    // Compilers accept other bytes than UTF-8 in comments of Objective-C.
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard !isWide, !path.isSwift || String(validating: bytes, as: UTF8.self) != nil else {
      return .unread(UnreadFile(file: path.description, reason: "it is not UTF-8 text."))
    }
    return .code(
      path.isSwift
        ? CodeFile.read(bytes, conditions, .swift, path: path.description)
        : CodeFile.read(bytes, .unknown, .objectiveC, path: path.description))
  }
}

extension ProjectPath {
  fileprivate var isSwift: Bool { type == "swift" }
}
