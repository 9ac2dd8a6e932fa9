import Testing

@testable import ProjectAudit

@Suite struct `An app whose project a framework has yet to make` {
  private func audits(_ files: [String: String]) -> [TargetAudit] {
    ProjectAudit(files: MemoryFiles(files)).report().targets
  }

  private func verdicts(_ files: [String: String]) -> [String] { audits(files).map(\.verdict.name) }

  // MARK: Expo

  private func expo(
    _ version: String, config: String = "", files: [String: String] = [:]
  ) -> [String] {
    verdicts(
      [
        "app.json": "{\"expo\": {\"name\": \"Diary\"\(config)}}",
        "package.json": "{\n  \"dependencies\": {\n    \"expo\": \"\(version)\"\n  }\n}",
      ].merging(files) { $1 })
  }

  @Test(arguments: [
    ("^52.0.0", "willNotLaunch"), ("~56.0.3", "willNotLaunch"), ("57.0.1", "willNotLaunch"),
    ("^58.0.0", "notJudged"), ("*", "notJudged"), (">=52.0.0", "notJudged"),
    ("52.0.0 || 58.0.0", "notJudged"),
  ])
  func `is judged by the template of its SDK of Expo`(version: String, verdict: String) {
    #expect(expo(version) == [verdict])
  }

  @Test func `has the place of the SDK of Expo, and the way out`() {
    let finding = audits([
      "app.json": "{\"expo\": {}}",
      "package.json": "{\n\"dependencies\": {\n\"expo\": \"~57.0.0\"}}",
    ]).first?.findings.first
    #expect(finding?.rule == .adoption)
    #expect(finding?.file == "package.json")
    #expect(finding?.line == 3)
    #expect(finding?.message.contains("The template of Expo SDK 57 is judged") ?? false)
    #expect(finding?.message.contains("Update to Expo SDK 58") ?? false)
    #expect(finding?.message.contains("ios.enableSceneSupport") ?? false)
  }

  @Test(arguments: [
    (
      "package-lock.json", "{\"packages\": {\"node_modules/expo\": {\"version\": \"54.0.1\"}}}",
      true
    ),
    (
      "yarn.lock",
      "# yarn lockfile v1\n\nexpo-font@*:\n  version \"1.0.0\"\n\nexpo@*, expo@^54.0.0:\n  version \"54.0.1\"\n",
      true
    ),
    (
      "yarn.lock",
      "\"expo@npm:*\":\r\n  version: 54.0.1\r\n\"expo@npm:^58.0.0\":\r\n  version: 58.0.1\r\n", true
    ),
    ("yarn.lock", "expo@~54.0.0:\n  version \"54.0.1\"\n", true),
    ("yarn.lock", "expo@~54.0.0:\n  version \"54.0.1\"\nexpo@58:\n  version \"58.0.1\"\n", false),
    (
      "pnpm-lock.yaml",
      "importers:\n  .:\n    dependencies:\n      expo:\n        specifier: '*'\n        version: 54.0.1(react@18.3.1)\npackages:\n  a: [\n",
      true
    ),
    ("pnpm-lock.yaml", "dependencies:\n  expo: 54.0.1_react@18\n", true),
    (
      "pnpm-lock.yaml",
      "importers:\n  apps/other:\n    dependencies:\n      expo: {version: 54.0.1}\n", false
    ),
    (
      "bun.lock", "{\n\"packages\": {\n  \"expo\": [\"expo@54.0.1\", \"\", {}, \"sha512\"],\n},\n}",
      true
    ),
    ("bun.lock", "{\"packages\": {\"expo\": [\"expo@", false), ("yarn.lock", "expo@*:", false),
    ("pnpm-lock.yaml", "<<<<<<<", false),
  ])
  func `has the SDK of Expo that is locked, if a range allows several`(
    file: String, lock: String, isLocked: Bool
  ) {
    #expect(expo("*", files: [file: lock]) == [isLocked ? "willNotLaunch" : "notJudged"])
  }

  @Test(arguments: [
    (
      "package-lock.json",
      "{\"packages\": {\"apps/one\": {}, \"apps/one/node_modules/expo\": {\"version\": \"54.0.1\"}}}"
    ),
    (
      "package-lock.json",
      "{\"packages\": {\"apps/one\": {}, \"node_modules/expo\": {\"version\": \"54.0.1\"}}}"
    ),
    (
      "bun.lock",
      "{\"workspaces\": {\"apps/one\": {}}, \"packages\": {\"expo\": [\"expo@54.0.1\"]}}"
    ),
    ("pnpm-lock.yaml", "importers: {apps/one: {dependencies: {expo: {version: 54.0.1}}}}"),
    ("yarn.lock", "expo@*:\n  version \"54.0.1\"\n"),
  ])
  func `has the SDK of Expo that a workspace around it has locked`(file: String, lock: String) {
    func verdict(in folder: String) -> [String] {
      verdicts([
        "\(folder)/app.json": "{\"expo\": {}}",
        "\(folder)/package.json": "{\"dependencies\": {\"expo\": \"*\"}}", file: lock,
      ])
    }
    #expect(verdict(in: "apps/one") == ["willNotLaunch"])
    // Yarn lists no folders.
    #expect(verdict(in: "apps/two") == [file == "yarn.lock" ? "willNotLaunch" : "notJudged"])
  }

  @Test(arguments: [
    (
      "bun.lock",
      "{\"workspaces\": {\"apps/one\": {\"name\": \"one\"}}, \"packages\": {\"expo\": [\"expo@54.0.1\"], \"one/expo\": [\"expo@58.0.1\"]}}"
    ),
    ("yarn.lock", "expo@^54.0.0:\n  version \"54.0.1\"\n"),
  ])
  func `has no SDK of Expo that others in the workspace have locked`(file: String, lock: String) {
    #expect(
      verdicts([
        "apps/one/app.json": "{\"expo\": {}}",
        "apps/one/package.json": "{\"dependencies\": {\"expo\": \"*\"}}", file: lock,
      ]) == ["notJudged"])
  }

  @Test(arguments: [
    ("\"expo-router\", [\"expo-font\", {}]", "willNotLaunch"),
    ("\"./plugins/scenes\"", "notJudged"), ("[\"someone-else\", {}]", "notJudged"),
    ("[\"expo-build-properties\", {\"ios\": {\"enableSceneSupport\": true}}]", "notJudged"),
    ("[\"expo-build-properties\", {\"ios\": {\"enableSceneSupport\": false}}]", "willNotLaunch"),
  ])
  func `is not judged if a plugin may change what Expo makes`(plugins: String, verdict: String) {
    #expect(expo("57.0.23", config: ", \"plugins\": [\(plugins)]") == [verdict])
  }

  @Test(arguments: [
    ("module.exports = ({ config }) => ({ ...config });", "willNotLaunch"),
    (
      "import { ExpoConfig } from \"expo/config\";\nexport default { name: \"a\" };",
      "willNotLaunch"
    ),
    ("module.exports = require(\"./scenes\")({ name: \"a\" });", "notJudged"),
    ("module.exports = ({ config }) => withInfoPlist(config, add);", "notJudged"),
    ("module.exports = { plugins: [...more, \"expo-router\"] };", "notJudged"),
    ("module.exports = { ios: { infoPlist: plist } };", "notJudged"),
    ("module.exports = { ios: { infoPlist: { ...plist } } };", "notJudged"),
    (
      "module.exports = { ios: { infoPlist: { UIApplicationSceneManifest: {} } } };",
      "willNotLaunch"
    ),
  ])
  func `is one app if a script for Expo adds to its description`(script: String, verdict: String) {
    #expect(expo("52.0.0", files: ["app.config.js": script]) == [verdict])
  }

  @Test func `is not made from a script that another tool has under the name of Expo’s`() {
    let script = "export const appConfig: ApplicationConfig = { providers: [] };"
    #expect(verdicts(["src/app/app.config.ts": script]) == [])
    #expect(verdicts(["app.config.ts": script, "package.json": "{\"dependencies\": {}}"]) == [])
  }

  @Test func `may be described for Expo with comments and commas at the end of lists`() {
    let text =
      "{ // The app.\n  \"expo\": { \"name\": \"Diary\", \"plugins\": [\"expo-font\",], },\n}"
    #expect(expo("52.0.0", files: ["app.json": text]) == ["willNotLaunch"])
  }

  @Test(arguments: [("android", [String]()), ("ios", ["willNotLaunch"])])
  func `is none for iOS unless Expo makes it for iOS`(platform: String, verdicts: [String]) {
    #expect(expo("52.0.0", config: ", \"platforms\": [\"\(platform)\"]") == verdicts)
  }

  // MARK: .NET

  private static let project = """
    <Project><PropertyGroup><TargetFrameworks>net9.0-android;net9.0-ios</TargetFrameworks>
    <OutputType>Exe</OutputType></PropertyGroup></Project>
    """

  private func dotNet(_ files: [String: String], plist: String = Plist.xml()) -> [String] {
    verdicts(
      [
        "Diary.csproj": Self.project, "Platforms/iOS/Info.plist": plist,
        "Platforms/iOS/AppDelegate.cs": "public class AppDelegate : MauiUIApplicationDelegate {}",
      ].merging(files) { $1 })
  }

  @Test func `will not launch if neither its plist nor its code for .NET has scenes`() {
    #expect(dotNet([:]) == ["willNotLaunch"])
    #expect(
      dotNet([
        "Platforms/iOS/AppDelegate.cs": "public class AppDelegate : UIApplicationDelegate {}"
      ]) == ["willNotLaunch"])
  }

  @Test(arguments: [
    ("Platforms/iOS/SceneDelegate.cs", "[Register(\"S\")] class S : MauiUISceneDelegate {}"),
    ("Platforms/iOS/AppDelegate.cs", "class A : MauiUIApplicationDelegate { GetConfiguration }"),
    ("Platforms/iOS/AppDelegate.cs", "class A : AvaloniaAppDelegate<App> {}"),
    ("Directory.Build.props", "<Project><PartialAppManifest Include=\"a.plist\"/></Project>"),
  ])
  func `is not judged if something else for .NET may have scenes`(path: String, text: String) {
    #expect(dotNet([path: text]) == ["notJudged"])
  }

  @Test func `is named with its superclass if a package for .NET has that`() {
    let source =
      "[Register(\"AppDelegate\")]\npublic class Game : EngineDelegate, IUIApplicationDelegate {}"
    let report = ProjectAudit(
      files: MemoryFiles([
        "Diary.csproj": Self.project, "Info.plist": Plist.xml(), "Game.cs": source,
      ])
    ).report()
    #expect(
      report.targets.map(\.verdict.words) == [
        "not judged: Info.plist has no UIApplicationSceneManifest. Game in Game.cs is derived from EngineDelegate, which is not in the sources: built with the iOS 27 SDK, the app launches only if that class adopts scenes. Look for it in the package that has it."
      ])
  }

  @Test func `is judged by its plist for .NET if that has a manifest`() {
    #expect(dotNet([:], plist: Plist.xml(Plist.manifest("SceneDelegate"))) == ["notJudged"])
    #expect(dotNet([:], plist: Plist.xml(Plist.emptyManifest)) == ["willNotLaunch"])
  }

  @Test func `is no app if .NET makes a library of it`() {
    let library = Self.project.replacing("Exe", with: "Library")
    #expect(dotNet(["Diary.csproj": library]) == [])
  }

  // MARK: Capacitor and Cordova

  @Test(arguments: [
    ("^7.0.0", "willNotLaunch"), ("8.4.2", "willNotLaunch"), ("~8.4.0", "willNotLaunch"),
    ("^8.0.0", "notJudged"), ("8.5.0", "notJudged"), ("next", "notJudged"),
  ])
  func `is judged by the version of Capacitor`(version: String, verdict: String) {
    let packages = "{\"dependencies\": {\"@capacitor/ios\": \"\(version)\"}"
    #expect(
      verdicts(["capacitor.config.json": "{}", "package.json": packages + "}"]) == [verdict])
    let script = ", \"scripts\": {\"capacitor:sync:after\": \"node add.js\"}}"
    #expect(
      verdicts(["capacitor.config.json": "{}", "package.json": packages + script])
        == ["notJudged"])
  }

  @Test func `is judged by the version of Capacitor that is locked`() {
    let packages = "{\"dependencies\": {\"@capacitor/ios\": \"^8.0.0\"}}"
    let lock = """
      {"packages": {"node_modules/@capacitor/ios": {
        "version": "8.4.1"}}}
      """
    #expect(
      verdicts([
        "capacitor.config.json": "{}", "package.json": packages, "package-lock.json": lock,
      ]) == ["willNotLaunch"])
  }

  @Test(arguments: [
    ("", "willNotLaunch"), ("<plugin name=\"cordova-plugin-device\"/>", "willNotLaunch"),
    ("<plugin name=\"cordova-plugin-scenes\"/>", "notJudged"),
    ("<platform name=\"ios\"><hook type=\"a\" src=\"b\"/></platform>", "notJudged"),
    ("<config-file target=\"*-Info.plist\" parent=\"UIApplicationSceneManifest\"/>", "notJudged"),
  ])
  func `is judged by the version of Cordova, if nothing changes what it makes`(
    elements: String, verdict: String
  ) {
    let text = "<widget id=\"a\">\(elements)</widget>"
    func packages(_ version: String) -> String {
      "{\"devDependencies\": {\"cordova-ios\": \"\(version)\"}}"
    }
    #expect(verdicts(["config.xml": text, "package.json": packages("^7.1.0")]) == [verdict])
    #expect(verdicts(["config.xml": text, "package.json": packages("8.0.0")]) == ["notJudged"])
  }

  @Test func `has the version of Cordova that its description names`() {
    let text = "<widget id=\"a\"><engine name=\"ios\" spec=\"~6.2.0\"/></widget>"
    let audits = audits(["config.xml": text])
    #expect(audits.map(\.verdict) == [.willNotLaunch])
    #expect(audits.first?.findings.first?.file == "config.xml")
  }

  // MARK: What says little

  @Test(arguments: [
    ("ProjectSettings/ProjectVersion.txt", "m_EditorVersion: 2022.3.5f1", "that Unity writes"),
    ("project.godot", "config_version=5", "that Godot writes"),
    ("CMakeLists.txt", "set(MACOSX_BUNDLE_INFO_PLIST a)", "Run “cmake -G Xcode"),
  ])
  func `is named with what helps if nothing else is there`(
    path: String, text: String, words: String
  ) {
    let alone = audits([path: text])
    #expect(alone.count == 1)
    #expect(alone.first?.verdict.words.contains(words) ?? false)
    let other = ["a/project.yml": "targets: {A: {type: application, sources: B}}"]
    #expect(audits(other.merging([path: text]) { $1 }).map(\.name) == ["A"])
    #expect(audits(BugCase.app().all.merging([path: text]) { $1 }).map(\.name) == ["App"])
  }

  @Test(arguments: [
    ("project(Notes VERSION 1.0)", "Notes"), ("Project ( \"My Notes\" CXX)", "games"),
    ("PROJECT(\"My Notes\" CXX)", "My Notes"), ("project(${NAME})", "games"), ("", "games"),
  ])
  func `has the name of the project of CMake`(line: String, name: String) {
    let text = "cmake_minimum_required(VERSION 3.10)\n  \(line)\nset(MACOSX_BUNDLE_INFO_PLIST a)"
    #expect(audits(["games/CMakeLists.txt": text]).map(\.name) == [name])
  }

  @Test func `has the name that its engine shows`() {
    let asset =
      "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\nPlayerSettings:\n  productName: My Game\n"
    #expect(
      audits([
        "ProjectSettings/ProjectVersion.txt": "m_EditorVersion: 2022.3.5f1",
        "ProjectSettings/ProjectSettings.asset": asset,
      ]).map(\.name) == ["My Game"])
    let godot = "config_version=5\n[application]\nconfig/name=\"My Game\"\n"
    #expect(audits(["project.godot": godot]).map(\.name) == ["My Game"])
  }

  @Test func `is no app only because CMake builds something`() {
    #expect(audits(["CMakeLists.txt": "add_library(a)", "ProjectVersion.txt": "1"]).isEmpty)
  }
}
