/// An input of the fuzzer: the first byte says which file of a project the others are.
public struct ProjectInput {
  /// All files of the project by their paths.
  public let contents: [String: [UInt8]]

  /// Creates an input.
  public init(_ input: [UInt8]) {
    let path = Self.paths[Int(input.first ?? 0) % Self.paths.count]
    var contents = ProjectTemplate.contents
    let project = contents[ProjectTemplate.projectFile]
    // With a project file, the descriptions of other tools count for less.
    if !contents.keys.contains(path) { contents[ProjectTemplate.projectFile] = nil }
    if path == "package.json" { contents["app.json"] = Array("{\"expo\": {}}".utf8) }
    if path == ".flutter-plugins-dependencies" {
      contents["pubspec.yaml"] = Array("name: app".utf8)
      contents["ios/Podfile"] = []
    }
    if Self.nodeLocks.contains(path) {
      contents["package.json"] = Array(#"{"dependencies": {"expo": "^54.0.0"}}"#.utf8)
      contents["app.json"] = Array("{\"expo\": {}}".utf8)
    }
    if Self.lists.contains(path) { contents[ProjectTemplate.projectFile] = project }
    contents[path] = Array(input.dropFirst())
    self.contents = contents
  }

  /// The files that an input can be, in an order that must not change, because the corpus refers to it.
  public static let paths =
    [
      ProjectTemplate.projectFile, "App/Info.plist", "App/Main.storyboard", "App.xcconfig",
      "App/AppDelegate.swift", "App/SceneDelegate.swift", "App/Old.m", "App/Old.h", "project.yml",
      "Project.swift", "app.json", "app.config.js", "src-tauri/tauri.conf.json", "pyproject.toml",
      "config.xml", "App.csproj", "capacitor.config.ts", "pubspec.yaml", "BUILD.bazel",
      "Package.swift",
      "package.json", "plugin.xml", ".flutter-plugins-dependencies",
    ] + nodeLocks + lists

  private static let nodeLocks = ["package-lock.json", "yarn.lock", "pnpm-lock.yaml", "bun.lock"]

  private static let lists = ["Podfile.lock", "Package.resolved"]
}
