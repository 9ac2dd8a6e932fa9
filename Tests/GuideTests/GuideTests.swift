import Foundation
import LifecycleTesting
import Testing

@Suite struct `The guide and its articles` {
  private let guide: String
  private let code: String

  init() throws {
    guide = try (["GUIDE.md"] + Documents.articles).map(Documents.text).joined(separator: "\n")
    let files = [
      "GuideTests/NotesDelegate", "GuideTests/JudgedLogTests",
      "GuideTests/NotesTests", "GuideTests/FixedNotesTests", "GuideTests/MachineTests",
      "GuideTests/CompactMachineTests", "GuideTests/InPlaceMachineTests",
      "GuideTests/SharedEditorPageTests", "GuideTests/DocumentedTests", "GuideTests/LivenessTests",
      "GuideTests/SwiftUITests", "GuideTests/EventualTests",
      "GuideTests/ScheduledTaskTests",
      "LifecycleUIKitTests/DeferredWorkTests",
      "LifecycleUIKitTests/GuideExampleTests", "LifecycleUIKitTests/SecondSceneTests",
      "LifecycleUIKitTests/ViewControllerTests", "LifecycleUIKitTests/DraftTests",
      "LifecycleUIKitTests/SceneNotificationTests",
      "LifecycleRecorderTests/GuideExampleTests",
      "LifecycleDrivingTests/Worlds/OtherProcessTests",
      "ExampleDelegatesTests/MoveTests", "ExampleDelegatesTests/SceneDelegates",
      "Examples/Notes/After/Notes/SceneDelegate",
    ]
    code = try files.map { try Documents.text(of: "Tests/\($0).swift") }.joined()
  }

  @Test func `show code that is compiled and run here`() {
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map { block in
      String(block.prefix(upTo: block.range(of: "```")?.lowerBound ?? block.endIndex))
    }
    #expect(blocks.count == 31)
    let code = Self.withoutIndentation(code)
    for block in blocks { #expect(code.contains(Self.withoutIndentation(block)), "\(block)") }
  }

  private static func withoutIndentation(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test func `show what is really printed`() throws {
    let world = GuideCode.NotesTests().notes.requiring(
      .nothingUnsaved { $0.delegate.text != $0.disk.text })
    let report = try LifeCheck(world).run(.exhaustive())
    let finding = try #require(report.findings.first)
    #expect(guide.contains("✘ " + finding.text(model: report.model)))
  }

  @Test func `show the loop that is really found`() throws {
    let report = try LifeCheck(PhotoTests().photos).run(.exhaustive())
    #expect(report.findings.map { "✗ \($0.headline)\n```" }.allSatisfy(guide.contains))
    #expect(report.findings.count == 1)
  }

  @Test func `show a test that is compiled and run here`() throws {
    let world = GuideCode.NotesTests().notes.requiring(
      .nothingUnsaved { $0.delegate.text != $0.disk.text })
    let finding = try #require(LifeCheck(world).run(.exhaustive()).findings.first)
    let test = try #require(finding.test).source(for: .swift)
    let code = try Documents.text(of: "Tests/GuideTests/PastedTests.swift")
    #expect(Self.withoutIndentation(code).contains(Self.withoutIndentation(test)))
  }
}
