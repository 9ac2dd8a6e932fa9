@testable import ProjectAudit

/// Files that are in memory only.
struct MemoryFiles: ProjectFiles {
  private var contents: [ProjectPath: FileContent] = [:]
  private var folders: [ProjectPath: [FolderEntry]] = [:]

  init(_ texts: [String: String]) {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      add(.bytes(Array(text.utf8)), at: ProjectPath(path))
    }
  }

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
