import LifecycleTesting
import Testing

@Suite(.lifecycle(saved: .off)) struct `A check of many obligations` {
  private var locking: World<LetterFile, LetterEditor> {
    letters.on(.didBecomeActive) { editor, _ in editor.isLocked = true }
  }

  @Test func `records an issue for each that is broken, at the caller's line`() {
    let line = #line + 2
    expectIssues {
      let report = expectAll(
        locking, .nothingUnsaved { $0.delegate.text != $0.disk.saved },
        .noLockHeldWhenSuspended(\.delegate.isLocked),
        .noSessionBeforeActivation { _ in 0 }, isolated: false)
      #expect(report?.findings.map(\.id).sorted() == ["I32", "I41"])
    } matching: { issue in
      ["I32:", "I41:"].contains(issue.firstLine.prefix(4)) && issue.location.line == line
    }
  }

  @Test func `watches the obligations of the world, too`() {
    expectIssues {
      let world = letters.requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved })
      let report = expectAll(world, .noLockHeldWhenSuspended(\.delegate.isLocked), isolated: false)
      #expect(report?.findings.map(\.id) == ["I41"])
    }
  }

  @Test func `takes a model`() {
    let report = expectAll(
      letters, .noLockHeldWhenSuspended(\.delegate.isLocked),
      on: AppModel(profile: .documented), isolated: false)
    #expect(report?.verdict == .holds)
    #expect(report?.model == "app, profile documented")
  }

  // Swift Testing itself gets this warning; if it were an error, the test would fail.
  @Test func `records warnings as warnings`() {
    expectAll(
      letters, .noLockHeldWhenSuspended(\.delegate.isLocked), by: [.exhaustive(depth: 1)],
      isolated: false)
  }
}
