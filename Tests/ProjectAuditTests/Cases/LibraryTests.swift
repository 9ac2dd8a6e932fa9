import Testing

@testable import ProjectAudit

@Suite struct `A library with which an app is built` {
  private static let app = ProjectFixture(
    targets: [.init(name: "App", files: ["App/App.swift": Code.swiftUIApp])],
    files: ["App/Info.plist": Plist.xml()])

  /// A plugin that takes a URL that no app with scenes passes on.
  private static let links = """
    @interface Links : NSObject <RCTBridgeModule>
    @end
    @implementation Links
    - (NSURL *)first { return self.bridge.launchOptions[UIApplicationLaunchOptionsURLKey]; }
    @end
    """

  /// What an audit says of libraries beside an app.
  private func report(_ files: [String: String], of app: ProjectFixture = app) -> [String] {
    let report = ProjectAudit(files: MemoryFiles(app.all.merging(files) { $1 })).report()
    return report.targets.filter { $0.name != "App" }.map {
      "\($0.name) (\($0.project)): \($0.verdict.words), \($0.sourceCount) files"
    } + report.remarks
  }

  private static let lock = """
    PODS:
      - Links/Core (2.0.1):
        - Links/Parts (= 2.0.1)
      - Links/Parts (2.0.1)
      - Maps (1.0)
      - Own (0.1.0)
      - React-Core (0.85.0)
      - Sync (3.0.0)
    DEPENDENCIES:
      - Own (from `../Own`)
    EXTERNAL SOURCES:
      Own:
        :path: "Libraries/Own"
      React-Core:
        :path: "../node_modules/react-native/"
    COCOAPODS: 1.16.2
    """

  @Test func `is read where CocoaPods has put it, or where the app keeps it`() {
    #expect(
      report([
        "Podfile.lock": Self.lock, "Pods/Links/ios/Links.m": Self.links,
        "Pods/Links/Example/App/Copy.m": Self.links, "Pods/Maps/Maps.xcframework/Info.plist": "",
        "Libraries/Own/Own.podspec": "", "Libraries/Own/Links.m": Self.links,
      ]) == [
        "Links 2.0.1, a pod that Podfile.lock lists (Pods/Links): ready with notes, 1 files",
        "Own 0.1.0, a pod that Podfile.lock lists (Libraries/Own): ready with notes, 1 files",
        "The pods that Podfile.lock lists were read: Links, Own. If one loses input, update it, or send the finding to its authors.",
        "Podfile.lock lists pods without sources for iOS, which were not read: Maps.",
        "Pods that Podfile.lock lists are not installed here, so they were not read: Sync. Run “pod install”, and audit again.",
      ])
  }

  @Test func `is not looked for where there is no app for iOS`() {
    let mac = ["macos/Podfile.lock": Self.lock]
    #expect(report(mac) == [])
    #expect(
      ProjectAudit(files: MemoryFiles(["Podfile.lock": Self.lock])).report().remarks == [])
  }

  @Test(arguments: [
    "SourcePackages", "DerivedData/SourcePackages", "DerivedData/App-x/SourcePackages",
    "build/SourcePackages", ".build",
  ])
  func `is read where packages of Swift are checked out`(folder: String) {
    let resolved = """
      {"version": 3, "pins": [
        {"identity": "links", "location": "https://example.com/a/Links.git", "state": {"version": "2.0.1"}},
        {"identity": "sync", "location": "https://example.com/a/Sync", "state": {"branch": "main"}}
      ]}
      """
    let own = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    let workspace = "App.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    let checkout = ["\(folder)/checkouts/Links/Sources/Links.m": Self.links]
    func said(_ list: String, _ command: String) -> [String] {
      [
        "Links 2.0.1, a Swift package that \(list) lists (\(folder)/checkouts/Links): ready with notes, 1 files",
        "The packages that \(list) lists were read: Links. If one loses input, update it, or send the finding to its authors.",
        "Packages that \(list) lists are not installed here, so they were not read: Sync. Run “xcodebuild -resolvePackageDependencies \(command) -clonedSourcePackagesDirPath SourcePackages”, and audit again.",
      ]
    }
    #expect(
      report(checkout.merging([own: resolved]) { $1 }) == said(own, "-project App.xcodeproj"))
    // Xcode writes both, with the same packages.
    #expect(
      report(checkout.merging([own: resolved, workspace: resolved]) { $1 })
        == said(workspace, "-workspace App.xcworkspace -scheme App"))
  }

  @Test func `is listed in an older form, and by Tuist`() {
    let resolved =
      "{\"object\": {\"pins\": [{\"package\": \"Links\", \"repositoryURL\": \"https://example.com/Links.git\", \"state\": {\"version\": \"1.0\"}}]}, \"version\": 1}"
    #expect(
      report(["Tuist/Package.resolved": resolved]) == [
        "Packages that Tuist/Package.resolved lists are not installed here, so they were not read: Links. Run “tuist install”, and audit again."
      ])
    #expect(
      report(["Package.resolved": resolved, "Tuist/.build/checkouts/Links/Links.m": Self.links])
        .first
        == "Links 1.0, a Swift package that Package.resolved lists (Tuist/.build/checkouts/Links): ready with notes, 1 files"
    )
    #expect(report(["Server/Package.resolved": resolved]) == [])
  }

  @Test(arguments: ["Podfile.lock", "Package.resolved"])
  func `is not read if its list is damaged, which is said`(list: String) {
    #expect(
      report([list: "<<<<<<< HEAD\n{"]).first?.hasPrefix(
        "\(list) cannot be judged: it has an unfinished merge")
        ?? false)
  }

  private static func exchange(_ selector: String, _ others: String = "") -> String {
    """
    @implementation Track
    + (void)load {
      SEL selector = \(selector);
      method_exchangeImplementations(
        class_getInstanceMethod(delegate, selector), class_getInstanceMethod(self, @selector(take:)));
    }
    \(others)
    @end
    """
  }

  @Test(arguments: [
    ("@selector(application:openURL:options:)", "", ["R27 warning"]),
    (
      "NSSelectorFromString(@\"application:continueUserActivity:restorationHandler:\")", "",
      ["R27 warning"]
    ),
    ("@selector(application:didReceiveRemoteNotification:fetchCompletionHandler:)", "", []),
    (
      "@selector(application:openURL:options:)",
      "- (void)scene:(UIScene *)scene openURLContexts:(NSSet *)contexts { [self take:contexts]; }",
      []
    ),
    (
      "@selector(application:continueUserActivity:restorationHandler:)",
      "- (void)scene:(UIScene *)scene continueUserActivity:(NSUserActivity *)activity { [self take:activity]; }",
      []
    ),
    (
      "@selector(application:continueUserActivity:restorationHandler:)",
      "- (SEL)new { return NSSelectorFromString(@\"scene:continueUserActivity:\"); }", []
    ),
    (
      "@selector(application:performActionForShortcutItem:completionHandler:)",
      "- (void)takeItem:(UIApplicationShortcutItem *)shortcutItem { [self take:shortcutItem]; }",
      ["R27 warning"]
    ),
    (
      "@selector(application:performActionForShortcutItem:completionHandler:)",
      "- (void)begin:(UISceneConnectionOptions *)connectionOptions { [self take:connectionOptions.shortcutItem]; }",
      []
    ),
    (
      "[delegate respondsToSelector:@selector(application:openURL:options:)] ? @selector(take:) : nil",
      "", []
    ),
    (
      "[delegate respondsToSelector:NSSelectorFromString(@\"application:openURL:options:\")] ? @selector(take:) : nil",
      "", []
    ),
  ])
  func `may exchange methods of the app delegate that are not called`(
    selector: String, others: String, found: [String]
  ) {
    let source = Self.exchange(selector, others)
    let audit = DelegateAudit(files: [.init(path: "Track.m", content: Array(source.utf8))])
    #expect(audit.findings.map { "\($0.rule.id) \($0.severity.rawValue)" } == found)
    let pods = "PODS:\n  - Track (1.0)\n"
    #expect(
      report(["Podfile.lock": pods, "Pods/Track/Track.m": source]).count == (found.isEmpty ? 1 : 2))
  }

  @Test(arguments: [
    ("#selector(UIApplicationDelegate.application(_:open:options:))", [2]),
    ("#selector(application(_:continue:restorationHandler:))", [2]),
    ("app.responds(to: #selector(application(_:open:options:))) ? other : nil", []),
    ("app.responds(to: Selector(\"application:openURL:options:\")) ? other : nil", []),
  ])
  func `may exchange such methods in Swift`(selector: String, lines: [Int]) {
    let swift = """
      func exchange(_ type: AnyClass) {
        let selector = \(selector)
        class_replaceMethod(type, selector, implementation, nil)
      }
      """
    #expect(Found(in: swift).lines(.pluginCallbacks) == lines)
  }
}
