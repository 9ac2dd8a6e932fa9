import LifecycleClaims
import LifecycleModels
import ModelChecking
import Reporting
import Testing

@testable import lifecycle

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
    #expect(
      page.contains(
        " is violated in both profiles; as observed, in 2 steps: `user: launch; system: jetsam`"))
    #expect(!page.contains("in no profile"))
  }

  @Test func `shows where a claimed log fails, what can come, and the nearest legal log`() {
    #expect(
      page.contains(
        """
        - `app.willFinishLaunching, app.didFinishLaunching, app.didEnterBackground` is impossible in the \
        `observed` profile: nothing explains entry 3, `app.didEnterBackground`, where only
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

  @Test func `is linked from the first page if it exists`() throws {
    #expect(AllReports.generated?.pages["README.md"]?.contains("](claims.md)") == true)
    let toys = try ToyReports.make()
    #expect(toys.pages["claims.md"] == nil)
    #expect(toys.pages["README.md"]?.contains("claims.md") == false)
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
