import LifecycleDriving
import LifecycleModels
import Testing

/// A draft on disk.
private final class Draft {
  var saved = ""
}

/// What an app delegate and a scene delegate have in common: the text, and how it is saved.
private final class Editor {
  let draft: Draft
  var text: String
  var sessions = 0

  init(_ draft: Draft) {
    self.draft = draft
    text = draft.saved
  }

  func save() { draft.saved = text }
}

private typealias EditorWorld = World<Draft, Editor>

extension World where Disk == Draft, Delegate == Editor {
  fileprivate static var editor: Self {
    World(disk: Draft()) { draft, _ in Editor(draft) }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
      .observable("saved") { draft, _ in "“\(draft.saved)”" }
      .fingerprint(disk: \.saved, memory: \.text)
  }
}

@Suite struct `Moving an app delegate to scenes` {
  private let app = EditorWorld.editor.on(.didEnterBackground) { editor, _ in editor.save() }

  @Test func `shows no difference where the scene delegate does the same`() throws {
    let scene = EditorWorld.editor.on(.sceneDidEnterBackground) { editor, _ in editor.save() }
    let report = try MigrationCheck(from: app, to: scene).run(depth: 30)
    #expect(report.difference == nil)
    #expect(report.isExhausted)
    #expect(
      report.headline
        == "no difference up to depth \(report.depth), and longer lives reach no new state")
    #expect(
      Set([
        "launch", "home", "suspend", "purge", "open", "edit", "launchInBackground.location", "lock",
      ])
      .isSubset(of: report.choices))
  }

  @Test func `finds the callback that is no longer sent, by the shortest life`() throws {
    let scene = EditorWorld.editor.on(.didEnterBackground) { editor, _ in editor.save() }
    let report = try MigrationCheck(from: app, to: scene).run()
    let difference = try #require(report.difference)
    #expect(difference.observable == "saved")
    #expect(difference.appValue == "“x”")
    #expect(difference.sceneValue == "“”")
    #expect(difference.appTrace.choices == ["launch", "edit", "home"])
    #expect(difference.sceneTrace.choices == ["launch", "edit", "home"])
    #expect(
      report.headline == "“saved” is “x” with the app delegate and “” with the scene delegate, "
        + "after launch, edit, home")
  }

  @Test func `finds the launch that only the scene delegate counts`() throws {
    let counting = EditorWorld.editor.observable("sessions") { _, editor in
      "\(editor?.sessions ?? 0)"
    }
    let app = counting.on(.willEnterForeground) { editor, _ in editor.sessions += 1 }
    let scene = counting.on(.sceneWillEnterForeground) { editor, _ in editor.sessions += 1 }
    let report = try MigrationCheck(from: app, to: scene).run()
    #expect(report.difference?.appTrace.choices == ["launch"])
    #expect(report.difference?.sceneValue == "1")
  }

  @Test func `goes on after a change that is intended, and lists it`() throws {
    let counting = EditorWorld.editor.observable("sessions") { _, editor in
      "\(editor?.sessions ?? 0)"
    }.fingerprint(disk: \.saved, memory: { "\($0.text) \($0.sessions)" })
    let app = counting.on(.didEnterBackground) { editor, _ in editor.save() }
    let counted = counting.on(.sceneWillEnterForeground) { editor, _ in editor.sessions = 1 }
    let isSession: (MigrationReport.Change) -> Bool = { change in
      change.observable == "sessions" && change.sceneValue == "1"
    }
    let saving = counted.on(.sceneDidEnterBackground) { editor, _ in editor.save() }
    let equal = try MigrationCheck(from: app, to: saving).run(depth: 6, accepting: isSession)
    #expect(equal.difference == nil)
    #expect(equal.intended.map(\.choices) == [["launch"]])
    #expect(equal.headline.hasPrefix("no difference but those that are intended up to depth "))
    #expect(
      equal.text.contains(
        "\n  intended: “sessions” is 0 with the app delegate and 1 with the scene delegate, after launch\n"
      ))
    let losing = try MigrationCheck(from: app, to: counted).run(accepting: isSession)
    #expect(losing.difference?.appTrace.choices == ["launch", "edit", "home"])
    #expect(losing.intended.count == 1)
  }

  @Test func `is printed in words by a test that fails, not in parts`() throws {
    let scene = EditorWorld.editor.on(.didEnterBackground) { editor, _ in editor.save() }
    let difference = try #require(try MigrationCheck(from: app, to: scene).run().difference)
    #expect("\(difference)".hasPrefix("“saved” is “x” with the app delegate and “” with"))
    #expect(String(reflecting: difference) == "\(difference)")
    #expect(Mirror(reflecting: difference).children.isEmpty)
  }

  @Test func `claims no more than equality up to a depth`() throws {
    let scene = EditorWorld.editor.on(.sceneDidEnterBackground) { editor, _ in editor.save() }
    let report = try MigrationCheck(from: app, to: scene).run(depth: 3)
    #expect(report.headline == "no difference up to depth 3")
    #expect(!report.isExhausted)
  }

  @Test func `needs the same actions in both worlds`() {
    let other = EditorWorld.editor.action("print") { _ in }
    #expect(throws: MigrationError.onlyInOne(kind: "action", "print", world: "scene delegate")) {
      try MigrationCheck(from: app, to: other)
    }
  }

  @Test func `needs something to observe`() {
    let blind = World(disk: 0) { _, _ in Editor(Draft()) }
    #expect(throws: MigrationError.nothingObserved) { try MigrationCheck(from: blind, to: blind) }
  }
}
