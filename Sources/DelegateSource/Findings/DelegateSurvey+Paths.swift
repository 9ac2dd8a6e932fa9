import Foundation

extension DelegateSurvey {
  /// Reads the files of one app from the disk.
  ///
  /// - Parameters:
  ///   - paths: The files; relative paths start from the folder of `origin`.
  ///   - origin: A file, for example the file of the test.
  /// - Throws: ``SourcePathError`` if there is nothing to judge.
  public init(paths: [String], besides origin: String) throws(SourcePathError) {
    if paths.isEmpty { throw .noPath }
    let folder = URL(fileURLWithPath: origin).deletingLastPathComponent()
    var files: [SourceFile] = []
    for path in paths { files.append(try Self.file(at: path, in: folder)) }
    self.init(files: files)
    if delegates.isEmpty, findings.isEmpty { throw .noDelegate(paths) }
  }

  private static func file(at path: String, in folder: URL) throws(SourcePathError) -> SourceFile {
    let url = URL(fileURLWithPath: path, relativeTo: folder)
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path, folder: folder.path, reason: error.localizedDescription)
    }
    return SourceFile(Array(data), name: path)
  }
}

/// Why source cannot be judged.
public enum SourcePathError: Error, Hashable {
  /// No file was named.
  case noPath
  /// A file cannot be read.
  case unreadable(String, folder: String, reason: String)
  /// No file declares a delegate or anything that looks like one.
  case noDelegate([String])
}

extension SourcePathError: LocalizedError {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var errorDescription: String? {
    switch self {
    case .noPath: "No source is named; name the files that declare the delegates."
    case .unreadable(let path, let folder, let reason):
      "“\(path)” cannot be read: \(reason) Relative paths start from \(folder)."
    case .noDelegate(let paths):
      "No app or scene delegate is declared in \(paths.map { "“\($0)”" }.joined(separator: ", ")); "
        + "name the files that declare one."
    }
  }
}
