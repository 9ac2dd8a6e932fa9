import Testing

@testable import ProjectAudit

/// Files of which the system refuses some.
struct RefusedFiles: ProjectFiles {
  let files: MemoryFiles
  let refusals: [Refusal]

  func content(of path: ProjectPath) -> FileContent { files.content(of: path) }
  func exists(at path: ProjectPath) -> Bool { files.exists(at: path) }
  func entries(of folder: ProjectPath) -> [FolderEntry] { files.entries(of: folder) }
  func path(ofAbsolute place: String) -> ProjectPath? { files.path(ofAbsolute: place) }
}

@Suite struct `A folder that the system does not list` {
  private let audit = ProjectAudit(
    files: RefusedFiles(
      files: MemoryFiles(["a.swift": "import UIKit"]),
      refusals: [
        Refusal(path: ProjectPath("Private"), isFolder: true, words: "Permission denied"),
        Refusal(path: ProjectPath("b.swift"), isFolder: false, words: "Input/output error"),
      ]))

  @Test func `is told, because there may be more to find`() {
    let report = audit.report().below("App")
    #expect(report.targets.isEmpty)
    #expect(
      report.refused.map(\.words) == [
        "App/Private cannot be judged: Permission denied.",
        "App/b.swift cannot be judged: Input/output error.",
      ])
    #expect(!audit.isAllRead)
  }

  @Test func `is named by an audit of delegates`() {
    let unread = audit.delegates().audits.flatMap(\.unread)
    #expect(unread.map(\.words) == ["Private cannot be judged: Permission denied."])
    let ofProject = audit.delegates(ofProject: "App.xcodeproj").audits.flatMap(\.unread)
    #expect(ofProject.map(\.file).contains("Private"))
  }
}
