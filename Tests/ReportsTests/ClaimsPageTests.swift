import LifecycleModels
import ModelChecking
import Reporting
import Testing

@testable import LifecycleCommands
@testable import reports

@Suite struct `The page of claims` {
  private var page: String { AllReports.generated?.pages["claims.md"] ?? "" }

  @Test func `has a section for each claim, and a link to it`() {
    let text = page
    let missing = CirculatingClaim.all.map(\.id).filter { id in
      !text.contains("### <a id=\"\(id)\"></a>“") || !text.contains("](#\(id)) | ")
    }
    #expect(missing == [])
  }

  @Test func `shows no refutation that fails`() {
    #expect(page.contains(" is violated in both profiles; as observed, in "))
    #expect(!page.contains("in no profile"))
  }

  @Test func `begins with the ten claims that cost the most`() {
    let ids = page.matches(of: /### <a id="([a-z-]+)">/).map { String($0.1) }
    #expect(Array(ids.prefix(10)) == CostlyClaim.all.map(\.claim.id))
    #expect(ids.count == CirculatingClaim.all.count)
    #expect(page.matches(of: /\*\*What it costs:\*\*/).count == 10)
  }

  @Test func `shows the systems, the certainty and the fix of each claim`() {
    let text = page
    #expect(
      text.matches(of: /\n- \*\*Wrong on\*\* (?:iOS|every)/).count == CirculatingClaim.all.count)
    #expect(text.matches(of: /\n- \*\*How sure:\*\* [a-z]/).count == CirculatingClaim.all.count)
    for fix in CirculatingClaim.all.map(\.fix) {
      for code in [fix.before, fix.after] {
        #expect(text.contains("```swift\n\(code)\n```\n"), "\(fix)")
      }
    }
  }

  @Test func `folds what only some readers want`() {
    let text = page
    let folds = text.matches(of: /<details>\n<summary>[^<\n]+<\/summary>\n\n/).count
    #expect(folds == CirculatingClaim.all.count + 1)
    #expect(text.matches(of: /\n<\/details>\n/).count == folds)
  }

  @Test func `says where the sources alone refute a claim`() {
    #expect(page.contains("No model of ours shows this; the sources do."))
    #expect(page.contains("no model has a property for it yet (I135)."))
  }

  @Test func `shows where a claimed log fails, what can come, and the nearest legal log`() {
    #expect(
      page.contains(
        """
        - `app.didBecomeActive, vc.viewWillAppear` is impossible in both profiles; as observed: \
        nothing explains entry 2, `vc.viewWillAppear`,
        """))
    #expect(page.contains(" The nearest legal log is `app."))
  }

  @Test func `shows what an excluded log needs`() {
    #expect(
      page.contains(
        """
        - `app.willFinishLaunching, app.didFinishLaunching, app.performFetch` is legal in the \
        `observed` profile, if the process was launched in the background (F60, F62).
        """))
  }

  @Test func `is linked from the first page`() {
    #expect(AllReports.generated?.pages["README.md"]?.contains("](claims.md)") == true)
  }
}

@Suite struct `The links of a page` {
  private static func anchors(in page: String) -> Set<String> {
    Set(page.matches(of: /<a id="([^"]+)">/).map { String($0.1) })
  }

  @Test(arguments: ["claims.md", "migration.md"])
  func `lead to anchors of the page, to pages that exist, or to the web`(name: String) throws {
    let pages = AllReports.generated?.pages ?? [:]
    let page = try #require(name == "claims.md" ? pages[name] : MigrationPages.text)
    let anchors = Self.anchors(in: page)
    // What is code is no link.
    let text = page.replacing(/```[\s\S]*?```|`[^`\n]*`/, with: "")
    let targets = text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    #expect(targets.count > 20)
    for target in targets where !target.hasPrefix("https://") {
      if target.hasPrefix("#") {
        #expect(anchors.contains(String(target.dropFirst())), "\(target)")
      } else if !target.hasPrefix("../") {
        #expect(pages[target] != nil, "\(target)")
      }
    }
  }
}

@Suite struct `A day on which a claim is wrong` {
  @Test func `begins when the user opens the app`() throws {
    let days = AllReports.claims.entries.compactMap(\.everyday)
    #expect(days.count > 20)
    for day in days { #expect(day.trace.steps.first?.action.initiator == "user") }
  }

  @Test func `is on the newest system, if it is wrong there`() throws {
    let entry = try #require(
      AllReports.claims.entries.first { $0.claim.id == "background-before-death" })
    let day = try #require(entry.everyday)
    #expect(day.systems?.contains(27) ?? true)
  }

  @Test func `does not exist for what only a launch in the background shows`() throws {
    let entry = try #require(AllReports.claims.entries.first { $0.claim.id == "process-is-launch" })
    #expect(entry.everyday == nil)
  }
}

@Suite struct `The certainty of a claim` {
  @Test func `is that of its facts`() {
    #expect(
      ClaimCertainty([1, 13, 165]).words
        == "documented by Apple (F1); observed on devices (F13); the sources disagree (F165)")
  }

  @Test func `is stated by every fact`() {
    let unclear = Fact.all.filter { ClaimCertainty.Kind.all(of: $0).isEmpty }.map(\.number)
    // The text of F80 has its certainty among its documents.
    #expect(unclear == [80])
  }
}

@Suite struct `The links of a fact` {
  @Test func `lead to Apple, to issues and to Stack Overflow`() {
    #expect(
      DocumentLinks(
        "AAPL:uikit/uiapplication/state, AAPL:…/applicationstate; flutter/flutter#1, SO 7754317"
      ).links == [
        "[Apple, state](https://developer.apple.com/documentation/uikit/uiapplication/state)",
        "[flutter/flutter\\#1](https://github.com/flutter/flutter/issues/1)",
        "[Stack Overflow 7754317](https://stackoverflow.com/questions/7754317)",
      ])
  }

  @Test func `leave out what a reader cannot judge`() {
    #expect(DocumentLinks("volcengine.com/article/3290756; memotut.com").links == [])
  }
}

@Suite struct `A trace in one line` {
  private func line(
    _ steps: (name: String, by: String, callback: String?, role: StepReport.Role)...
  ) -> String {
    TraceReport(
      initialState: StateReport("not running"),
      steps: steps.map { step in
        StepReport(
          ActionDescription(name: step.name, initiator: step.by, callback: step.callback),
          to: StateReport("somewhere"), role: step.role)
      }
    )
    .line
  }

  @Test func `says who acts and which callbacks follow`() {
    #expect(
      line(
        ("home", "user", nil, .event),
        ("app.willResignActive", "system", "app.willResignActive", .delivery),
        ("scene.didEnterBackground#A", "system", "scene.didEnterBackground#A", .delivery),
        ("app.shouldSaveState.returnsFalse", "app", "app.shouldSaveState", .delivery),
        ("suspend", "system", nil, .event))
        == "user: home → app.willResignActive, scene.didEnterBackground#A, app.shouldSaveState; "
        + "system: suspend")
  }

  @Test func `names a step that is a callback itself`() {
    #expect(
      line(("userKill.announced.1", "user", "app.willTerminate", .event))
        == "user: userKill.announced.1 → app.willTerminate")
  }

  @Test func `leaves out notifications, except one at the end`() {
    let name = "note.willResignActive"
    let note = (
      name: name, by: "system", callback: Optional(name), role: StepReport.Role.notification
    )
    #expect(
      line(
        ("home", "user", nil, .event), note,
        ("app.didEnterBackground", "system", "app.didEnterBackground", .delivery))
        == "user: home → app.didEnterBackground")
    #expect(line(("home", "user", nil, .event), note) == "user: home → note.willResignActive")
  }
}
