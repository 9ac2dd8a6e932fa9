import Testing

@testable import ProjectAudit

@Suite struct `A project in a folder for examples or libraries` {
  /// The report on a project in a folder, on request beside one with an app.
  private func report(_ folder: String, beside other: ProjectFixture?) -> AuditReport {
    var files = other?.all ?? [:]
    for (path, text) in BugCase.app().all { files["\(folder)/\(path)"] = text }
    return ProjectAudit(files: MemoryFiles(files)).report()
  }

  @Test(arguments: [
    "Vendor/Cache", "Cache/Examples/One", "Libraries/Cache-main", "Cache/examples_more/Two",
  ])
  func `is named and not judged beside an app`(folder: String) {
    let report = report(folder, beside: BugCase.app())
    #expect(report.targets.map(\.project) == ["App.xcodeproj"])
    #expect(report.remarks.count { $0.contains("\(folder)/App.xcodeproj is an example") } == 1)
  }

  @Test func `is judged if there is no other app, or if it lies elsewhere`() {
    #expect(
      report("Vendor/Cache", beside: nil).targets.map(\.project) == ["Vendor/Cache/App.xcodeproj"])
    var library = BugCase.app()
    library.targets[0].type = "framework"
    #expect(
      report("Examples", beside: library).targets.map(\.project) == ["Examples/App.xcodeproj"])
    #expect(report("Other", beside: BugCase.app()).targets.count == 2)
  }
}
