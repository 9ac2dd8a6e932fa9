import Foundation
import ProjectAudit
import Testing

@Suite struct `The audit of the example` {
  private func target(of step: ExampleProject) throws -> TargetAudit {
    let report = try step.withCopy { ProjectAudit(root: $0).report() }
    #expect(
      report.remarks == ["“NotesTests” of Notes.xcodeproj is a test bundle and not judged."])
    #expect(report.targets.count == 1)
    let target = try #require(report.targets.first)
    #expect(target.unread == [])
    return target
  }

  private func findings(in target: TargetAudit) -> [String] {
    target.findings.map { finding in
      let line = finding.line.map { ":\($0)" } ?? ""
      return "\(finding.severity.rawValue) \(finding.rule.id) \(finding.file)\(line)"
    }
  }

  @Test func `says that the app will not launch before it has moved`() throws {
    let target = try target(of: .before)
    #expect(target.verdict == .willNotLaunch)
    #expect(findings(in: target) == ["error R1 Notes/Info.plist"])
    #expect(target.sourceCount == 6)
  }

  @Test func `says what the app loses while the scene delegate is empty`() throws {
    let target = try target(of: .halfway)
    #expect(target.verdict == .willLoseInput)
    #expect(
      findings(in: target) == [
        "error R5 Notes/AppDelegate.swift:24", "error R5 Notes/AppDelegate.swift:29",
        "error R6 Notes/AppDelegate.swift:34", "error R6 Notes/AppDelegate.swift:40",
      ])
    #expect(target.sourceCount == 7)
  }

  @Test func `says that the app is ready when it has moved`() throws {
    let target = try target(of: .after)
    #expect(target.verdict == .ready)
    #expect(findings(in: target) == [])
    #expect(target.sourceCount == 7)
  }

  @Test func `finds the manifest that it suggests in the app that has moved`() throws {
    let finding = try #require(try target(of: .before).findings.first)
    let suggestion = try #require(finding.instead)
    let plist = try String(
      contentsOf: ExampleProject.folder.appending(path: "After/Notes/Info.plist"), encoding: .utf8)
    let manifest = try #require(suggestion.components(separatedBy: "\n\n").first)
    #expect(plist.withoutSpace.contains(manifest.withoutSpace))
    #expect(suggestion.contains("class SceneDelegate: UIResponder, UIWindowSceneDelegate {"))
  }
}

extension String {
  /// The text without white space, in which no indentation differs.
  fileprivate var withoutSpace: String { filter { !$0.isWhitespace } }
}
