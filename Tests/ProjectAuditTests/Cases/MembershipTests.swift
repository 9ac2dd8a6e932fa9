import Testing

@testable import ProjectAudit

@Suite struct `Of the files of a target` {
  private let plist = Plist.xml(Plist.manifest())
  private let sources = [
    "App/AppDelegate.swift": Code.appDelegate, "App/SceneDelegate.swift": Code.sceneDelegate,
  ]

  private func verdict(_ files: [String: String]) -> String? {
    ProjectAudit(files: MemoryFiles(files)).report().targets.first?.verdict.name
  }

  private func project(
    settings: [String: String] = [:], folder: String? = nil, files: [String: String]? = nil
  ) -> ProjectFixture {
    ProjectFixture(
      targets: [
        .init(
          name: "App", files: files ?? sources,
          settings: settings.merging(["INFOPLIST_FILE": "App/Info.plist"]) { $1 }, folder: folder)
      ], files: ["App/Info.plist": plist])
  }

  @Test func `one that is compiled for other platforms does not count`() {
    var files = project().all
    #expect(verdict(files) == "ready")
    let list = files["App.xcodeproj/project.pbxproj"] ?? ""
    let filtered = list.replacing(
      "fileRef = T0R1;", with: "fileRef = T0R1; platformFilters = (macos, tvos);")
    files["App.xcodeproj/project.pbxproj"] = filtered
    #expect(filtered != list && verdict(files) == "willNotLaunch")
    files["App.xcodeproj/project.pbxproj"] = filtered.replacing("macos,", with: "ios,")
    #expect(verdict(files) == "ready")
    files["App.xcodeproj/project.pbxproj"] = list.replacing(
      "fileRef = T0R1;", with: "fileRef = T0R1; platformFilter = maccatalyst;")
    #expect(verdict(files) == "willNotLaunch")
  }

  @Test func `one in a mirrored folder can be compiled for other platforms, too`() {
    var files = project(folder: "App").all
    #expect(verdict(files) == "ready")
    let list = files["App.xcodeproj/project.pbxproj"] ?? ""
    files["App.xcodeproj/project.pbxproj"] = list.replacing(
      "membershipExceptions = (",
      with: "platformFiltersByRelativePath = { SceneDelegate.swift = (macos); };\n"
        + "membershipExceptions = (")
    #expect(verdict(files) == "willNotLaunch")
  }

  @Test(arguments: [
    ("SceneDelegate.swift", false), ("Scene*", false), ("*.txt A", true),
    ("*/App/*", false), ("*/App", true), ("App/S*", false), ("*pp/*.swift", false),
  ])
  func `those that settings exclude do not count`(pattern: String, isReady: Bool) {
    let files = project(settings: ["EXCLUDED_SOURCE_FILE_NAMES": pattern]).all
    #expect(verdict(files) == (isReady ? "ready" : "willNotLaunch"))
  }

  @Test func `those that settings exclude count if settings include them again`() {
    let settings = [
      "EXCLUDED_SOURCE_FILE_NAMES": "*.swift", "INCLUDED_SOURCE_FILE_NAMES": "*Delegate.swift",
    ]
    #expect(verdict(project(settings: settings).all) == "ready")
  }

  @Test func `those below any folder of a mirrored one count`() {
    let files = [
      "App/AppDelegate.swift": Code.appDelegate,
      "App/vendor/build/SceneDelegate.swift": Code.sceneDelegate,
    ]
    #expect(verdict(project(folder: "App", files: files).all) == "ready")
  }

  @Test func `one that is in no group is looked for beside the project`() {
    var files = project().all
    let list = files["App.xcodeproj/project.pbxproj"] ?? ""
    files["App.xcodeproj/project.pbxproj"] = list.replacing(
      "children = ( T0R0, T0R1 )", with: "children = ( T0R0 )")
    #expect(files["App.xcodeproj/project.pbxproj"] != list && verdict(files) == "ready")
    files["App/SceneDelegate.swift"] = nil
    #expect(verdict(files) == "notJudged")
  }

  @Test func `a class can be declared in any header of the project`() {
    let implementation =
      "@implementation SceneDelegate\n"
      + "- (void)scene:(UIScene *)s willConnectToSession:(UISceneSession *)t "
      + "options:(UISceneConnectionOptions *)o "
      + "{ self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)s]; }\n@end"
    let header =
      "#ifdef __cplusplus\nextern \"C\" {\n#endif\n"
      + "@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n@end\n"
    var project = project(
      folder: "App",
      files: [
        "App/AppDelegate.swift": Code.appDelegate, "App/Sources/SceneDelegate.m": implementation,
        "App/Headers/Delegates.h": header,
      ])
    project.files["App/Info.plist"] = Plist.xml(Plist.manifest("SceneDelegate"))
    #expect(verdict(project.all) == "ready")
    project.targets[0].files["App/Headers/Delegates.h"] = ""
    #expect(verdict(project.all) != "ready")
  }

  @Test func `the class of another target that has the same name does not count`() {
    let other = [
      "Tool/AppDelegate.m": "@implementation AppDelegate\n@end",
      "Tool/AppDelegate.h": "@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end",
    ]
    var project = BugCase.app(
      app: "func applicationDidBecomeActive(_ application: UIApplication) { refresh() }",
      others: ["App/main.swift": "UIApplicationMain(argc, argv, nil, name)"])
    project.targets.append(.init(name: "Tool", type: "tool", files: other, settings: [:]))
    #expect(project.found == ["R5 error"])
  }
}
