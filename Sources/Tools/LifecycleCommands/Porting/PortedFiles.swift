import CommandLineTools
import Foundation
import ProjectAudit
import SourcePorting

/// The files that the command `port` rewrites.
struct PortedFiles {
  struct File {
    /// The original, as it was named or found.
    let source: String
    /// Its path in the folder that it is written to.
    let name: String
    let ported: PortedSource
  }

  private(set) var files: [File] = []
  private let absent: Set<String>
  private let isOfLibrary: Bool

  /// Reads and rewrites files, and those of folders; nothing is written.
  init(_ paths: [String], without absent: Set<String>, isOfLibrary: Bool) throws {
    (self.absent, self.isOfLibrary) = (absent, isOfLibrary)
    for path in paths {
      if FileSystem.kind(of: path) == S_IFDIR {
        for name in try Self.sources(in: path) {
          try add("\(path)/\(name)", as: name, isNamed: false)
        }
      } else {
        guard path.hasSuffix(".swift") else { throw PortError.otherLanguage(path) }
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        try add(path, as: name, isNamed: true)
      }
    }
    if files.isEmpty { throw PortError.nothing(paths) }
  }

  private mutating func add(
    _ path: String, as name: String, isNamed: Bool
  ) throws {
    let bytes = try InputFile.read(path)
    if bytes.starts(with: PortedSource.mark.utf8) {
      if isNamed { throw PortError.isPorted(path) }
      return
    }
    if let offset = SourceTextError.offset(in: bytes) {
      throw SourceTextError(path: path, problem: .notUTF8(offset: offset))
    }
    let name = PortedSource.name(for: name)
    if let other = files.first(where: { $0.name == name }) {
      throw PortError.sameName(other.source, path, name)
    }
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    files.append(
      File(
        source: path, name: name,
        ported: PortedSource(
          bytes, path: absolute, without: absent, isOfLibrary: isOfLibrary)))
  }

  /// The Swift files below a folder, but for those that others have written or tools have made.
  private static func sources(in folder: String) throws -> [String] {
    if access(folder, R_OK | X_OK) != 0 { throw AuditError.unreadable(folder) }
    return FolderWalk(files: DiskFiles(root: folder)).paths(below: .root) { $0.type == "swift" }
      .map(\.description)
  }
}

extension PortedFiles {
  /// Writes all files, or none if one of them would destroy something.
  func write(to folder: String) throws {
    if FileSystem.kind(of: folder) == nil {
      try FileSystem.checkParent(of: folder)
    } else if FileSystem.kind(of: folder) != S_IFDIR {
      throw PortError.isNoFolder(folder)
    }
    for file in files { try check(file, in: folder) }
    for file in files {
      let path = "\(folder)/\(file.name)"
      do {
        try FileManager.default.createDirectory(
          atPath: FileSystem.parent(of: path), withIntermediateDirectories: true)
      } catch {
        throw PortError.isNoFolder(FileSystem.parent(of: path))
      }
      try OutputFile(path).write(String(decoding: file.ported.bytes, as: UTF8.self))
    }
  }

  /// Makes sure that nothing is replaced but what this command wrote.
  private func check(_ file: File, in folder: String) throws {
    let path = "\(folder)/\(file.name)"
    guard FileSystem.kind(of: path) != nil else { return }
    try OutputFile(path).check()
    let isPorted = try InputFile.read(path).starts(with: PortedSource.mark.utf8)
    if !isPorted { throw PortError.wouldReplace(path) }
  }
}
