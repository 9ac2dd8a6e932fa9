import Foundation
import SystemFiles

/// A file of kept lives: it is read and changed while other tests do the same.
public struct LifeFile: Hashable, Sendable {
  /// The path of the file, which need not exist.
  public let path: String

  /// Names a file.
  public init(path: String) { self.path = path }

  /// The file for a test: `__Lives__/<source>.<test>.json`, in the folder of the test's source.
  ///
  /// - Parameters:
  ///   - sourcePath: The path of the source.
  ///   - test: The name of the test.
  public init(besides sourcePath: String, test: String) {
    let folder = sourcePath.range(of: "/", options: .backwards).map { sourcePath[..<$0.lowerBound] }
    let name = LifeFileName.name(source: sourcePath, test: test)
    path = "\(folder ?? ".")/\(LifeFileName.folder)/\(name)"
  }

  /// The last two components of the path, which name the file in messages.
  var words: String { path.split(separator: "/").suffix(2).joined(separator: "/") }

  private var folder: String {
    path.range(of: "/", options: .backwards).map { String(path[..<$0.lowerBound]) } ?? "."
  }
}

/// Why a file of kept lives cannot be used, in one sentence.
struct LifeFileFault: Error, Hashable {
  let words: String
}

// MARK: - Reading and writing

extension LifeFile {
  private static var maxBytes: Int { 64 << 20 }

  /// What the file holds; nothing if it does not exist.
  func read() throws(LifeFileFault) -> LifeFileText {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return LifeFileText([]) }
      throw fault("cannot be read: \(SystemError.last.words)")
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw fault("is not a file; move it away, so that lives can be kept there")
    }
    guard status.st_size <= Self.maxBytes else {
      throw fault("has \(status.st_size) bytes, which is too long for a file of lives")
    }
    do {
      return LifeFileText([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      throw fault("cannot be read: \(error.inWords)")
    }
  }

  /// Changes the lives in the file; the file is complete at every moment.
  ///
  /// What other processes add in the meantime stays: the folder is locked while the file is read
  /// and replaced. A file with something that cannot be read is left as it is.
  func update(_ change: (inout [SavedLife]) -> Void) throws(LifeFileFault) {
    try makeFolder()
    let lock = try FolderLock(folder)
    defer { lock.release() }
    let text = try read()
    if let problem = text.problems.first {
      throw fault("is not changed, because line \(problem.line) cannot be read")
    }
    let before = text.lives.map(\.life)
    var lives = before
    change(&lives)
    if lives == before { return }
    try replace(with: LifeFileText.text(of: lives))
  }

  private func makeFolder() throws(LifeFileFault) {
    // Only the last folder is made: where the source is not on this machine, nothing is kept.
    if mkdir(folder, 0o777) == 0 || errno == EEXIST { return }
    throw fault("cannot be written, because its folder cannot be made: \(SystemError.last.words)")
  }

  private func replace(with text: String) throws(LifeFileFault) {
    do throws(SystemError) {
      let replacement = try FileReplacement(of: path)
      try replacement.write(Array(text.utf8))
      try replacement.commit()
    } catch {
      throw fault("cannot be written: \(error.words)")
    }
  }

  private func fault(_ words: String) -> LifeFileFault {
    LifeFileFault(words: "the file of kept lives, \(self.words), \(words)")
  }
}

/// Keeps other processes, and other threads, from changing the files of a folder.
private struct FolderLock {
  private let number: Int32

  /// Waits for the lock, but not for long: some file systems have no locks, and a test must not
  /// wait for one that is never released. Without a lock a life may be lost, which the next run
  /// finds again.
  init(_ folder: String) throws(LifeFileFault) {
    number = open(folder, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else {
      throw LifeFileFault(
        words: "the folder of kept lives, \(folder), cannot be opened: \(SystemError.last.words)")
    }
    for _ in 0..<1_000 {
      if flock(number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(2_000)
    }
  }

  /// A process that another thread is starting may still have a copy of what is closed here.
  func release() {
    flock(number, LOCK_UN)
    close(number)
  }
}
