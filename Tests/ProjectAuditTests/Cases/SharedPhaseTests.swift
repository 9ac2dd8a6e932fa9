import Testing

@testable import ProjectAudit

@Suite struct `The phase of a window` {
  /// What is found in an app with several windows that does something when its phase changes.
  private func found(_ body: String, isInApp: Bool = false, several: Bool = true) -> [String] {
    let observing = "@Environment(\\.scenePhase) var scenePhase"
    let change = ".onChange(of: scenePhase) { phase in if phase == .background { \(body) } }"
    var project = BugCase.swiftUI(delegate: "")
    project.files["App/Info.plist"] = Plist.xml(
      Plist.manifest(configurations: "", several: several))
    project.targets[0].files["App/App.swift"] = """
      @main struct NotesApp: App {
        \(isInApp ? observing : "")
        var body: some Scene { WindowGroup { Home() }\(isInApp ? change : "") }
      }
      """
    project.targets[0].files["App/Home.swift"] = """
      struct Home: View {
        \(isInApp ? "" : observing)
        var body: some View { Text("")\(isInApp ? "" : change) }
      }
      """
    project.targets[0].files["App/AppDelegate.swift"] = nil
    return project.found
  }

  @Test func `takes nothing away that the other windows need`() {
    #expect(found("Player.shared.stop()") == ["R13 warning"])
    #expect(found("Store.shared.save()") == [])
    #expect(found("Player.shared.stop()", several: false) == [])
    #expect(found("if noOther(connectedScenes) { Player.shared.stop() }") == [])
  }

  @Test func `is that of all windows in the app`() {
    #expect(found("Player.shared.stop()", isInApp: true) == [])
  }
}

@Suite struct `The property of an app delegate` {
  @Test func `is set by nobody who would call its observers`() {
    func found(_ observer: String) -> [String] {
      var project = BugCase.swiftUI(delegate: "")
      project.targets[0].files["App/App.swift"] = Code.swiftUIApp.replacing(
        "  var body",
        with:
          "  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate\(observer)\n  var body")
      return project.found
    }
    #expect(found(" { didSet { delegate.model = model } }") == ["R5 warning"])
    #expect(found("") == [])
  }
}
