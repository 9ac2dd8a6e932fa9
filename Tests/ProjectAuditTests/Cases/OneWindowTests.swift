import Testing

@testable import ProjectAudit

@Suite struct `An app for the iPhone alone` {
  private func found(_ families: [String], _ source: String) -> [String] {
    var project = BugCase.app(others: ["App/Other.swift": source]).withSeveralWindows()
    for (configuration, family) in zip(project.configurations, families) {
      project.targets[0].special[configuration] = ["TARGETED_DEVICE_FAMILY": family]
    }
    return project.found
  }

  private let scenes = "let a = UIApplication.shared.connectedScenes.first"
  private let windows =
    "class Page: Sheet { func show() { UIApplication.shared.windows.first?.endEditing(true) } }"

  @Test func `has one window, whatever its manifest allows`() {
    #expect(found(["1", "1"], scenes) == [])
    #expect(found(["1", "1"], windows) == [])
  }

  @Test func `is one in every configuration`() {
    #expect(found(["1", "1,2"], scenes) == ["R13 warning"])
    #expect(found([], scenes) == ["R13 warning"])
    #expect(found(["1,2", "1"], windows) == ["R9 warning"])
  }
}
