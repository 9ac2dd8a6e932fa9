import Foundation
import Synchronization
import SystemFiles

/// The files of a project on the disk.
package struct DiskFiles: ProjectFiles {
  /// The largest file that is read, in bytes.
  package static let limit = 32 << 20

  private let root: String
  private let refused = Refusals()

  /// What was refused, shared by all copies of these files.
  private final class Refusals: Sendable {
    let all = Mutex<Set<Refusal>>([])
  }

  /// Creates the files below a folder.
  package init(root: String) { self.root = root.isEmpty ? "." : root }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func content(of path: ProjectPath) -> FileContent {
    let location = location(of: path)
    var information = stat()
    guard stat(location, &information) == 0 else {
      let isMissing = errno == ENOENT || errno == ENOTDIR
      if isMissing, location.contains("\u{FFFD}") {
        return .unreadable("its name is not UTF-8; rename it")
      }
      return isMissing ? .missing : refusal(of: path)
    }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: break
    default: return .unreadable("it is not an ordinary file")
    }
    let size = Int(information.st_size)
    if size > Self.limit { return .tooLarge(size, limit: Self.limit) }
    return read(path, at: location, size: size)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func exists(at path: ProjectPath) -> Bool {
    var information = stat()
    return stat(location(of: path), &information) == 0
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func entries(of folder: ProjectPath) -> [FolderEntry] {
    let location = location(of: folder)
    let names: [String]
    do throws(SystemError) {
      names = try Descriptor(opening: location, O_RDONLY | O_DIRECTORY).fileNames()
    } catch {
      var information = stat()
      if stat(location, &information) == 0, information.st_mode & S_IFMT == S_IFDIR {
        refuse(folder, isFolder: true, error.words)
      }
      return []
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      var information = stat()
      let isFolder =
        lstat(location + "/" + name, &information) == 0
        && information.st_mode & S_IFMT == S_IFDIR
      return FolderEntry(name: name, isFolder: isFolder)
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package func path(ofAbsolute place: String) -> ProjectPath? {
    guard place.hasPrefix("/"), let start = realpath(root, nil) else { return nil }
    defer { free(start) }
    let own = String(cString: start).split(separator: "/")
    let other = place.split(separator: "/")
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: own.count - shared) + other.dropFirst(shared)
    return ProjectPath(way.joined(separator: "/"))
  }

  /// Where a path is on the disk. Xcode runs where capital letters in names make no difference, so that
  /// projects name files with other ones than they have.
  private func location(of path: ProjectPath) -> String {
    if path == .root { return root }
    let location = root + "/" + path.description
    var information = stat()
    if stat(location, &information) == 0 || errno != ENOENT { return location }
    return locationIgnoringCase(of: path) ?? location
  }

  /// Where the first path is with the same letters, capital or not; nil if there is none.
  private func locationIgnoringCase(of path: ProjectPath) -> String? {
    path.description.split(separator: "/").reduce(root) { (folder: String?, name) in
      guard let folder else { return nil }
      var information = stat()
      if stat(folder + "/" + name, &information) == 0 { return folder + "/" + name }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.lowercased() == name.lowercased() }
        .min { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { folder + "/" + $0 }
    }
  }

  /// Reads a file; a file can grow or shrink meanwhile, and what is there when it is read counts.
  private func read(_ path: ProjectPath, at location: String, size: Int) -> FileContent {
    let file = open(location, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return refusal(of: path) }
    defer { close(file) }
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Foundation.read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { return }
        count += got
      }
    }
    return failed ? refusal(of: path) : .bytes(bytes)
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  package var refusals: [Refusal] {
    refused.all.withLock { $0.sorted { $0.path < $1.path } }
  }

  /// Notes the last error of the system.
  private func refusal(of path: ProjectPath) -> FileContent {
    let words = String(cString: strerror(errno))
    refuse(path, isFolder: false, words)
    return .unreadable(words)
  }

  private func refuse(_ path: ProjectPath, isFolder: Bool, _ words: String) {
    let refusal = Refusal(path: path, isFolder: isFolder, words: words)
    _ = refused.all.withLock { $0.insert(refusal) }
  }
}
