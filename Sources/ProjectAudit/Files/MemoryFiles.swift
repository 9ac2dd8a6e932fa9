/// Files that are in memory only.
struct MemoryFiles: ProjectFiles {
  private var contents: [ProjectPath: FileContent] = [:]
  private var folders: [ProjectPath: [FolderEntry]] = [:]

  /// Creates files from their paths and contents.
  init(_ contents: [String: [UInt8]]) {
    for (path, bytes) in contents.sorted(by: { $0.key < $1.key }) {
      add(.bytes(bytes), at: ProjectPath(path))
    }
  }

  /// Creates files of text from their paths and contents.
  init(_ texts: [String: String]) { self.init(texts.mapValues { Array($0.utf8) }) }

  /// Puts something at a path, in place of what is there.
  mutating func add(_ content: FileContent, at path: ProjectPath) {
    contents[path] = content
    var entry = FolderEntry(name: path.name, isFolder: false)
    var folder = path.folder
    while true {
      var entries = folders[folder] ?? []
      if !entries.contains(where: { $0.name == entry.name }) { entries.append(entry) }
      folders[folder] = entries.sorted { $0.name < $1.name }
      if folder == .root { return }
      entry = FolderEntry(name: folder.name, isFolder: true)
      folder = folder.folder
    }
  }

  func content(of path: ProjectPath) -> FileContent {
    contents[path] ?? (folders[path] == nil ? .missing : .folder)
  }

  func exists(at path: ProjectPath) -> Bool { content(of: path) != .missing }

  func entries(of folder: ProjectPath) -> [FolderEntry] { folders[folder] ?? [] }
}
