import Foundation
import LifecycleTesting
import Testing
import Thoroughness

private final class Draft {
  var saved = ""
}

private final class Editor {
  let draft: Draft
  var text: String

  init(_ draft: Draft) {
    self.draft = draft
    text = draft.saved
  }

  func save() { draft.saved = text }
}

@Suite(.lifecycle(saved: .off)) struct `A check in a test` {
  private var editor: World<Draft, Editor> {
    World(disk: Draft()) { draft, _ in Editor(draft) }
      .action("edit", when: { $0.delegate.text.isEmpty }) { $0.delegate.text = "x" }
      .requiring(.nothingUnsaved { $0.delegate.text != $0.disk.saved })
      .fingerprint(disk: \.saved, memory: \.text)
  }

  @Test func `records nothing if nothing is violated`() {
    let world = editor.on(.didEnterBackground) { editor, _ in editor.save() }
    #expect(expectSafe(world, isolated: false)?.verdict == .holds)
  }

  // Swift Testing itself gets this issue; other tests take theirs, so that nothing is printed.
  @Test func `records a finding at the caller's line, its key fact first`() {
    let world = editor.on(.willTerminate) { editor, _ in editor.save() }
    let line = #line + 2
    withKnownIssue {
      let report = expectSafe(world, isolated: false)
      #expect(report?.verdict == .violated)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == "ExpectSafeTests.swift"
        && issue.comments.first?.rawValue.hasPrefix(
          "I41: something is unsaved while the process is suspended, "
            + "after launch, edit, home, suspend\n") == true
    }
  }

  @Test func `turns a trap into a finding, and continues`() {
    var findings: [Finding] = []
    expectIssues {
      let world = editor.on(.didEnterBackground) { editor, _ in
        if !editor.text.isEmpty { fatalError("no room") }
      }
      findings = expectSafe(world)?.findings ?? []
    } matching: {
      $0.firstLine.hasPrefix("crash: app.didEnterBackground: the process was ended by SIG")
    }
    #expect(findings.map(\.id) == ["crash"])
    #expect(findings.first?.detail.contains("Fatal error: no room") == true)
    #expect(findings.first?.trace.choices == ["launch", "edit", "home"])
    #expect(findings.first?.length == .minimal)
  }

  @Test func `turns an endless loop into a finding, and continues`() {
    expectIssues {
      // The loop sleeps, so that it costs no processor time.
      let world = editor.on(.didEnterBackground) { editor, _ in
        while !editor.text.isEmpty { Thread.sleep(forTimeInterval: 0.1) }
      }
      expectSafe(world, stepLimit: 1)
    } matching: {
      $0.firstLine.hasPrefix(
        "I34: app.didEnterBackground has not returned after 1 second, after launch, edit, home")
    }
  }

  #if os(Linux)
    @Test func `continues without the work that traps, and with all other`() {
      var findings: [Finding] = []
      expectIssues {
        let world = editor.on(.didBecomeActive) { _, _ in
          DispatchQueue.main.async { fatalError("late") }
        }
        .on(.didFinishLaunching) { _, _ in DispatchQueue.main.async {} }
        .invariant("nobody leaves") { $0.state != .background }
        findings = expectSafe(world)?.findings ?? []
      } matching: {
        $0.firstLine.hasPrefix("crash: work that was put off: the process was ended by SIG")
          || $0.firstLine.hasPrefix("broken: nobody leaves") || $0.isWarning
      }
      #expect(findings.map(\.id).sorted() == ["crash", "nobody leaves"])
    }

    @Test(.enabled(if: Thoroughness.isFull, "it waits for ten seconds"))
    func `takes a block that never ends for one that cannot be driven`() {
      let world = editor.on(.didBecomeActive) { _, _ in
        DispatchQueue.global().async { while true { Thread.sleep(forTimeInterval: 0.1) } }
      }
      let report = expectSafe(world, by: [.replay(["launch", "home"])])
      #expect(report?.findings == [])
      #expect(
        report?.coverage.undrivenWork == [
          "the code uses a block on another queue that goes on for more than 5 seconds, which is "
            + "not driven"
        ])
    }
  #endif

  // The expectation is one of Swift Testing's own, which fails the test unless it is known to.
  @Test func `swallows no expectation inside the world`() {
    withKnownIssue {
      let world = editor.on(.didEnterBackground) { editor, _ in
        editor.save()
        #expect(editor.text.isEmpty, "the callback's own expectation")
      }
      let issues = CheckIssue.recorded {
        expectSafe(world, by: [.replay(["launch", "edit", "home"])])
      }
      #expect(issues.allSatisfy { $0.isWarning })
    } matching: {
      $0.comments.first?.rawValue == "the callback's own expectation"
    }
  }

  @Test func `records a world that cannot be checked`() {
    expectIssues {
      #expect(expectSafe(editor.action("home") { _ in }) == nil)
    } matching: {
      $0.firstLine.hasPrefix("The action “home” has the name of another action")
    }
  }

  @Test(arguments: ["first", "second"])
  func `finds the case that traps, if the worlds have names`(name: String) {
    expectIssues {
      let world = editor.named(name).on(.didEnterBackground) { _, _ in fatalError(name) }
      expectSafe(world, by: [.exhaustive(depth: 2)])
    } matching: { issue in
      issue.firstLine.contains("crash: app.didEnterBackground: the process was ended by SIG")
        && issue.firstLine.contains("Fatal error: \(name)")
        || issue.firstLine.hasPrefix(
          "app.didEnterBackground is implemented, but was never received")
    }
  }

  @Test func `distinguishes checks of one line by their order`() {
    for isBroken in [false, true] {
      let issues = CheckIssue.recorded {
        let world = editor.on(.didEnterBackground) { _, _ in if isBroken { fatalError("second") } }
        let report = expectSafe(world, by: [.exhaustive(depth: 2)])
        #expect(report?.findings.isEmpty == !isBroken)
      }
      let failures = issues.filter { !$0.isWarning }.map(\.firstLine)
      #expect(failures.count == (isBroken ? 1 : 0))
      #expect(failures.allSatisfy { $0.contains("second") })
    }
  }

  @Test func `replays one life by its choices`() {
    expectIssues {
      expectSafe(
        editor, by: [.replay(["launch", "edit", "home", "suspend"])], isolated: false)
    } matching: {
      $0.firstLine.hasPrefix("I41") || $0.firstLine.hasPrefix("undecided")
    }
  }
}
