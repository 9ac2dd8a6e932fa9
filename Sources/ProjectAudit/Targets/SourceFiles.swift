import Dispatch
import SourceCode
import Synchronization

/// Reads the source files of targets, each once.
struct SourceFiles {
  let files: any ProjectFiles
  /// What became of the files that were read before, because targets share files.
  private var known: [Key: Reading] = [:]

  /// A file, with the conditions if it asks for any.
  private struct Key: Hashable {
    let path: ProjectPath
    let conditions: CompilationConditions?

    /// The conditions are about flags of Swift.
    static func conditional(_ path: ProjectPath, _ conditions: CompilationConditions) -> Key {
      Key(path: path, conditions: path.isSwift ? conditions : nil)
    }
  }

  init(files: any ProjectFiles) { self.files = files }

  private enum Reading: Sendable {
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

  /// Reads some files, as they are compiled under some conditions, on all cores.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  mutating func read(_ paths: [ProjectPath], _ conditions: CompilationConditions) -> Result {
    readUnknown(paths.uniqued.filter { knownReading(of: $0, conditions) == nil }, conditions)
    var result = Result()
    for path in paths {
      result.count += 1
      switch knownReading(of: path, conditions) {
      case .code(let file): result.code.append(file)
      case .unread(let file): result.unread.append(file)
      case nil: continue
      }
    }
    return result
  }

  /// Whether one of some words occurs in some file, as far as they can be read.
  ///
  /// - Complexity: O(*n* · *m*) for *n* bytes and *m* words.
  func mention(_ words: Set<String>, in paths: [ProjectPath]) -> Bool {
    let words = words.map { Array($0.utf8) }
    let isFound = Atomic(false)
    DispatchQueue.concurrentPerform(iterations: paths.count) { position in
      guard !isFound.load(ordering: .relaxed),
        case .bytes(let bytes) = files.content(of: paths[position])
      else { return }
      if words.contains(where: bytes.holds) { isFound.store(true, ordering: .relaxed) }
    }
    return isFound.load(ordering: .relaxed)
  }

  private func knownReading(
    of path: ProjectPath, _ conditions: CompilationConditions
  ) -> Reading? {
    known[Key(path: path, conditions: nil)] ?? known[.conditional(path, conditions)]
  }

  /// Reads files that were not read before. The readings are kept in the order of the paths, whichever
  /// thread has finished first.
  private mutating func readUnknown(_ paths: [ProjectPath], _ conditions: CompilationConditions) {
    let reader = self
    let readings = Mutex([Reading?](repeating: nil, count: paths.count))
    DispatchQueue.concurrentPerform(iterations: paths.count) { position in
      let reading = reader.read(paths[position], conditions)
      readings.withLock { $0[position] = reading }
    }
    for (path, reading) in zip(paths, readings.withLock { $0 }) {
      if case .code(let file) = reading, file.language == .swift, !file.directives.isEmpty {
        known[.conditional(path, conditions)] = reading
      } else {
        known[Key(path: path, conditions: nil)] = reading
      }
    }
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
        ? CodeFile(bytes, conditions, .swift, path: path.description)
        : CodeFile(bytes, .unknown, .objectiveC, path: path.description))
  }
}

extension ProjectPath {
  fileprivate var isSwift: Bool { type == "swift" }
}
