import Foundation
import Testing

@testable import ProjectAudit

@Suite struct `Files on the disk` {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  @Test func `are read, and folders are not walked through links`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("a", to: "App/a.swift")
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "App/loop"), withDestinationURL: root)
    let files = DiskFiles(root: root.path)
    let paths = FolderWalk(files: files).paths(below: .root) { _ in true }
    #expect(paths.map(\.description) == ["App/a.swift", "App/loop"])
    #expect(files.content(of: ProjectPath("App/a.swift")) == .bytes([0x61]))
    #expect(files.content(of: ProjectPath("App")) == .folder)
    #expect(files.content(of: ProjectPath("b")) == .missing)
  }

  @Test func `are found by the same letters, capital or not`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("a", to: "App/Info.plist")
    try write("b", to: "App/a.swift")
    try write("c", to: "App/A.swift")
    let files = DiskFiles(root: root.path)
    #expect(files.content(of: ProjectPath("app/info.plist")) == .bytes([0x61]))
    #expect(files.exists(at: ProjectPath("APP/Info.plist")))
    #expect(files.content(of: ProjectPath("App/a.swift")) == .bytes([0x62]))
    #expect(files.content(of: ProjectPath("App/A.swift")) == .bytes([0x63]))
    #expect(files.content(of: ProjectPath("App/Other.plist")) == .missing)
  }

  @Test func `are found where a file says from the root of the file system`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try write("a", to: "App/a.swift")
    try write("b", to: "Cache/links/b.swift")
    let files = DiskFiles(root: root.appending(path: "App").path)
    let real = root.resolvingSymlinksInPath().path
    let path = files.path(ofAbsolute: real + "/Cache/links/b.swift")
    #expect(path == ProjectPath("../Cache/links/b.swift"))
    #expect(path.map(files.content) == .bytes([0x62]))
    #expect(files.path(ofAbsolute: real + "/App/a.swift") == ProjectPath("a.swift"))
    #expect(files.path(ofAbsolute: "links") == nil)
  }

  @Test func `that are too large are not read`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let file = root.appending(path: "large.plist")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let content = DiskFiles(root: root.path).content(of: ProjectPath("large.plist"))
    #expect(content == .tooLarge(100 << 20, limit: DiskFiles.limit))
  }

  @Test func `that are pipes are not waited for`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(mkfifo(root.appending(path: "pipe.plist").path, 0o600) == 0)
    let content = DiskFiles(root: root.path).content(of: ProjectPath("pipe.plist"))
    #expect(content == .unreadable("it is not an ordinary file"))
  }
}

@Suite struct `A path in a project` {
  static let cases = [
    ("a/b", "a/b"), ("/a//b/", "a/b"), ("./a/./b", "a/b"), ("a/../b", "b"), ("../a", "../a"),
    ("a/../../b", "../b"), ("", "."), (".", "."), ("a/.hidden", "a/.hidden"), ("/", "."),
  ]

  @Test(arguments: cases)
  func `has one form`(text: String, form: String) {
    #expect(ProjectPath(text).description == form)
  }

  @Test(arguments: cases.filter { !$0.0.hasPrefix("/") })
  func `has the same form after a folder`(text: String, form: String) {
    let path = ProjectPath("x").appending(text)
    #expect(path == ProjectPath("x/" + text))
  }

  @Test func `has a name, a type and a folder`() {
    let path = ProjectPath("App/Base.lproj/Main.Storyboard")
    #expect(path.name == "Main.Storyboard")
    #expect(path.stem == "Main")
    #expect(path.type == "storyboard")
    #expect(path.folder == ProjectPath("App/Base.lproj"))
    #expect(path.isBelow(ProjectPath("App")))
    #expect(!path.isBelow(ProjectPath("Ap")))
    #expect(path.isBelow(.root))
  }
}
