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
  /// The files of folders that are left out, and why.
  private(set) var unread: [(path: String, reason: String)] = []
  /// Whether the system refused to give one of them.
  private(set) var isRefused = false
  private let absent: Set<String>
  private let isOfLibrary: Bool

  /// Reads and rewrites files, and those of folders; nothing is written.
  init(_ paths: [String], without absent: Set<String>, isOfLibrary: Bool) throws {
    (self.absent, self.isOfLibrary) = (absent, isOfLibrary)
    for path in paths {
      if FileSystem.kind(of: path) == S_IFDIR {
        try addSources(of: path)
      } else {
        guard path.hasSuffix(".swift") else { throw PortError.otherLanguage(path) }
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        let bytes = try InputFile.read(path)
        if bytes.starts(with: PortedSource.mark.utf8) { throw PortError.isPorted(path) }
        if let offset = SourceTextError.offset(in: bytes) {
          throw SourceTextError(path: path, problem: .notUTF8(offset: offset))
        }
        try add(bytes, of: path, as: name)
      }
    }
    if files.isEmpty, unread.isEmpty { throw PortError.nothing(paths) }
  }

  /// Adds the Swift files below a folder, but for those that others have written or tools have made.
  private mutating func addSources(of folder: String) throws {
    if access(folder, R_OK | X_OK) != 0 { throw AuditError.unreadable(folder) }
    let disk = DiskFiles(root: folder)
    for source in FolderWalk(files: disk).paths(below: .root, where: { $0.type == "swift" }) {
      if Interruption.isRequested { throw Interrupted() }
      let path = "\(folder)/\(source)"
      let content = disk.content(of: source)
      guard case .bytes(let bytes) = content else {
        unread.append((path, UnreadFile(source, content)?.reason ?? ""))
        continue
      }
      if bytes.starts(with: PortedSource.mark.utf8) { continue }
      if let offset = SourceTextError.offset(in: bytes) {
        unread.append((path, "the bytes from offset \(offset) are not UTF-8."))
      } else {
        try add(bytes, of: path, as: source.description)
      }
    }
    isRefused = isRefused || !disk.refusals.isEmpty
    for refusal in disk.refusals where refusal.isFolder {
      unread.append(("\(folder)/\(refusal.path)", refusal.unread.reason))
    }
  }

  private mutating func add(_ bytes: [UInt8], of path: String, as name: String) throws {
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
    let pages = files.map { ($0.name, $0.ported.bytes) }
    try ReportFolder(folder).write(Dictionary(uniqueKeysWithValues: pages))
  }

  /// Makes sure that nothing is replaced but what this command wrote, and nothing outside the folder.
  private func check(_ file: File, in folder: String) throws {
    var path = folder
    for name in file.name.split(separator: "/") {
      let parent = path
      path += "/\(name)"
      var information = stat()
      guard lstat(path, &information) == 0 else {
        if errno == ENOTDIR { throw PortError.isNoFolder(parent) }
        return
      }
      if information.st_mode & S_IFMT == S_IFLNK { throw PortError.isLink(path) }
    }
    try OutputFile(path).check()
    let isPorted = try InputFile.read(found: path).starts(with: PortedSource.mark.utf8)
    if !isPorted { throw PortError.wouldReplace(path) }
  }

  /// The files that an earlier run wrote into the folder and whose sources are gone.
  static func orphans(in folder: String) -> [(copy: String, source: String)] {
    let disk = DiskFiles(root: folder)
    return FolderWalk(files: disk).paths(below: .root, entersAll: true) { $0.type == "swift" }
      .compactMap { path in
        guard case .bytes(let bytes) = disk.content(of: path),
          let source = PortedSource.original(of: bytes)
        else { return nil }
        // Where the system does not say, the source may be there.
        var information = stat()
        guard lstat(source, &information) != 0, errno == ENOENT || errno == ENOTDIR else {
          return nil
        }
        return ("\(folder)/\(path)", source)
      }
  }
}
