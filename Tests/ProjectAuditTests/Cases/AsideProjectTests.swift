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

  @Test(arguments: ["Tests/HostApp", "TestHost", "CacheTests/App"])
  func `is judged in place of an app that hosts tests`(host: String) {
    var example = BugCase.app()
    example.name = "Examples/One/App"
    var files = example.all
    for (path, text) in BugCase.app().all where !path.hasPrefix("App.xcodeproj") {
      files["Examples/One/" + path] = text
    }
    for (path, text) in BugCase.app().all {
      files["\(host)/" + path.replacing("App.xcodeproj", with: "TestHost.xcodeproj")] = text
    }
    let report = ProjectAudit(files: MemoryFiles(files)).report()
    #expect(report.targets.map(\.project) == ["Examples/One/App.xcodeproj"])
    #expect(report.remarks.contains { $0.contains("TestHost.xcodeproj is an app for tests") })
  }

  @Test(arguments: ["Tests", "TestHost"]) func `hosts tests, and is judged if it is alone`(
    folder: String
  ) {
    #expect(report(folder, beside: nil).targets.map(\.project) == ["\(folder)/App.xcodeproj"])
  }

  @Test func `gives way to an example if others have written it`() {
    let files = ["Vendor/Cache/", "Examples/One/"].map { folder in
      BugCase.app().all.map { (folder + $0.key, $0.value) }
    }
    let all = Dictionary(files.joined(), uniquingKeysWith: { $1 })
    let report = ProjectAudit(files: MemoryFiles(all)).report()
    #expect(report.targets.map(\.project) == ["Examples/One/App.xcodeproj"])
  }

  @Test func `may have an example that a generator makes a project of, which is passed over`() {
    let spec = "targets: {One: {type: application, sources: App}}"
    let other = ["Examples/project.yml": spec, "Examples/App/App.swift": Code.swiftUIApp]
    let alone = ProjectAudit(files: MemoryFiles(other)).report()
    #expect(alone.targets.map(\.name) == ["One"])
    let files = BugCase.app().all.merging(other) { $1 }
    let report = ProjectAudit(files: MemoryFiles(files)).report()
    #expect(report.targets.map(\.project) == ["App.xcodeproj"])
    #expect(
      report.remarks.contains { $0.hasPrefix("What Examples/project.yml describes is an example") })
  }

  @Test(arguments: ["TestHost-iOS", "TestsHostApp", "CacheHost"])
  func `is judged in place of a target that hosts tests`(name: String) {
    var library = BugCase.app()
    library.targets[0].name = name
    let report = report("Examples", beside: library)
    #expect(report.targets.map(\.project) == ["Examples/App.xcodeproj"])
    #expect(library.report.targets.map(\.name) == [name])
  }

  @Test func `gives way to an app of which only a description is there`() {
    let spec = "targets: {One: {type: application, sources: App}}"
    let report = ProjectAudit(
      files: MemoryFiles(["app/project.yml": spec, "test/project.yml": spec, "App/A.swift": ""])
    ).report()
    #expect(report.targets.map(\.project) == ["app/project.yml"])
    #expect(report.remarks.contains { $0.hasPrefix("What test/project.yml describes is") })
  }

  @Test func `is judged with all of its apps if it alone is audited`() {
    var app = BugCase.app()
    var host = app.targets[0]
    host.name = "TestHost"
    app.targets.append(host)
    #expect(app.report.targets.map(\.name) == ["App"])
    let alone = ProjectAudit(files: MemoryFiles(app.all)).report(onProject: "App.xcodeproj")
    #expect(alone.targets.map(\.name) == ["App", "TestHost"])
  }
}
