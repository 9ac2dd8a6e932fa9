/// Files that are in memory only.
struct MemoryFiles: ProjectFiles {
  private var contents: [ProjectPath: FileContent] = [:]
  /// The names in each folder, and whether they are folders.
  private var folders: [ProjectPath: [String: Bool]] = [:]

  /// Creates files from their paths and contents.
  init(_ contents: [String: [UInt8]]) {
    for (path, bytes) in contents {
      add(.bytes(bytes), at: ProjectPath(path))
    }
  }

  /// Creates files of text from their paths and contents.
  init(_ texts: [String: String]) { self.init(texts.mapValues { Array($0.utf8) }) }

  /// Puts something at a path, in place of what is there.
  mutating func add(_ content: FileContent, at path: ProjectPath) {
    contents[path] = content
    var (entry, isFolder) = (path, false)
    while entry != .root {
      folders[entry.folder, default: [:]][entry.name] = isFolder
      (entry, isFolder) = (entry.folder, true)
    }
  }

  func content(of path: ProjectPath) -> FileContent {
    contents[path] ?? (folders[path] == nil ? .missing : .folder)
  }

  func exists(at path: ProjectPath) -> Bool { content(of: path) != .missing }

  /// There is nothing around them.
  func path(ofAbsolute place: String) -> ProjectPath? { nil }

  func entries(of folder: ProjectPath) -> [FolderEntry] {
    (folders[folder] ?? [:]).sorted { $0.key < $1.key }
      .map { FolderEntry(name: $0.key, isFolder: $0.value) }
  }
}
