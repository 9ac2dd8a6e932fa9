import Testing

@testable import ProjectAudit

@Suite struct `The state of the application` {
  private func found(_ value: String) -> [String] {
    BugCase.swiftUI("WindowGroup { Home() }.onChange(of: \(value)) { show($0) }", delegate: "")
      .found
  }

  @Test(arguments: [
    "UIApplication.shared.applicationState", "UIApplication.shared.applicationState == .active",
    "UIApplication.shared.isProtectedDataAvailable",
  ])
  func `is not observed by a view`(value: String) { #expect(found(value) == ["R5 warning"]) }

  @Test(arguments: [
    "scenePhase", "state.applicationState", "UIApplication.shared.alternateIconName",
  ])
  func `is another thing than`(value: String) { #expect(found(value) == []) }
}
