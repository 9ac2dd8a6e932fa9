import Testing

@testable import ProjectAudit

@Suite struct `Of the files below a folder` {
  private func report(_ files: [String: String], beside fixture: ProjectFixture? = nil)
    -> AuditReport
  {
    ProjectAudit(files: MemoryFiles((fixture?.all ?? [:]).merging(files) { $1 })).report()
  }

  private static let app = ProjectFixture(
    name: "ios/App/App",
    targets: [
      .init(
        name: "App", files: ["App/App.swift": Code.swiftUIApp],
        settings: ["GENERATE_INFOPLIST_FILE": "YES"])
    ],
    files: ["ios/App/App/App.swift": Code.swiftUIApp])

  @Test(arguments: [
    "capacitor.config.json", "ios/App/App/capacitor.config.json",
    "android/app/src/main/assets/capacitor.config.json",
  ])
  func `the copies that Capacitor makes are no apps`(path: String) {
    #expect(report([path: "{}"], beside: Self.app).targets.map(\.name) == ["App"])
  }

  @Test func `a description of Capacitor elsewhere is an app`() {
    let report = report(["web/capacitor.config.json": "{}"], beside: Self.app)
    #expect(report.targets.map(\.name) == ["App", "web"])
  }

  @Test func `the copy that Cordova makes for Android is no app`() {
    let text = "<widget id=\"a\"/>"
    #expect(report(["android/app/src/main/res/xml/config.xml": text]).targets.isEmpty)
    #expect(report(["config.xml": text]).targets.count == 1)
  }

  @Test(arguments: [
    ("lib/dates.dart", 0), ("lib/main.dart", 1), ("lib/main_staging.dart", 1),
  ])
  func `a package for Flutter is an app if it has a main file`(path: String, count: Int) {
    let text = "name: dates\ndependencies:\n  flutter:\n    sdk: flutter\n"
    #expect(report(["dates/pubspec.yaml": text, "dates/\(path)": ""]).targets.count == count)
  }

  // MARK: Projects that are made again

  private static let scheme = "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme"

  @Test func `a project of which only the schemes are there is made from its description`() {
    let files = [Self.scheme: "<Scheme/>", "App/App.swift": Code.swiftUIApp]
    #expect(report(files).targets.map(\.verdict.name) == ["notJudged"])
    let described = report(
      files.merging(["project.yml": "targets: {App: {type: application, sources: App}}"]) { $1 })
    #expect(described.targets.map(\.project) == ["project.yml"])
    #expect(described.targets.map(\.verdict) == [.ready])
  }

  @Test(arguments: [("Project.swift", 1), ("Old/Project.swift", 0)])
  func `a project beside a description for Tuist may be older than that`(path: String, count: Int) {
    let text = "import ProjectDescription\nlet project = Project(name: \"App\", targets: [])"
    let report = report([path: text], beside: BugCase.app())
    #expect(report.targets.map(\.project) == ["App.xcodeproj"])
    #expect(report.remarks.count { $0.contains("“tuist generate” makes App.xcodeproj") } == count)
  }

  // MARK: Plists

  @Test func `a plist without a manifest is one, whatever the product is called`() {
    var target = ProjectFixture.Target(
      name: "App", files: ["App/AppDelegate.swift": Code.appDelegate])
    target.special = ["Debug": ["PRODUCT_NAME": "Debug"]]
    let fixture = ProjectFixture(targets: [target], files: ["App/Info.plist": Plist.xml()])
    #expect(
      fixture.report.targets[0].findings[0].message.contains(
        "App/Info.plist has no UIApplicationSceneManifest (configurations “Debug”, “Release”)"))
  }

  // MARK: Swift Playgrounds

  private static func package(_ arguments: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import AppleProductTypes
    import PackageDescription
    let package = Package(
      name: "Diary",
      products: [.iOSApplication(name: "Diary", targets: ["AppModule"]\(arguments))],
      targets: [.executableTarget(name: "AppModule", path: ".")])
    """
  }

  @Test(arguments: ["", "Diary.swiftpm/"])
  func `a package of Swift Playgrounds is an app`(folder: String) {
    let report = report([
      folder + "Package.swift": Self.package(), folder + "App.swift": Code.swiftUIApp,
    ])
    #expect(report.targets.map(\.name) == ["Diary"])
    #expect(report.targets.map(\.verdict) == [.ready])
    #expect(report.targets.map(\.sourceCount) == [1])
  }

  @Test func `a package of Swift Playgrounds may hold any text`() {
    let text = String(repeating: ".iOSApplication(", count: 20_000)
    #expect(report(["Package.swift": text]).targets.count == 1)
  }

  @Test func `a package without an app is none`() {
    let text = Self.package().replacing("iOSApplication", with: "executable")
    #expect(report(["Package.swift": text, "App.swift": Code.swiftUIApp]).targets.isEmpty)
  }

  @Test func `a package of Swift Playgrounds with UIKit is judged by the plist that it names`() {
    let code = [
      "AppDelegate.swift": Code.appDelegate, "SceneDelegate.swift": Code.sceneDelegate,
      "Info.plist": Plist.xml(
        Plist.manifest("AppModule.SceneDelegate").replacing("AppModule", with: "Diary")),
    ]
    func verdict(_ arguments: String) -> String? {
      report(code.merging(["Package.swift": Self.package(arguments)]) { $1 })
        .targets.first?.verdict.name
    }
    #expect(verdict("") == "notJudged")
    #expect(verdict(", additionalInfoPlistContentFilePath: \"Info.plist\"") != "notJudged")
  }
}
