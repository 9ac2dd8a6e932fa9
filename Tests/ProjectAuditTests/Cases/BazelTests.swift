import Testing

@testable import ProjectAudit

@Suite struct `An app for Bazel` {
  private func report(_ files: [String: String]) -> AuditReport {
    ProjectAudit(files: MemoryFiles(files)).report()
  }

  private static let library = "swift_library(name = \"lib\", srcs = glob([\"App/*.swift\"]))\n"
  private static let app = """
    ios_application(
        name = "Diary",
        bundle_id = "com.example.diary",  # don't ship
        infoplists = ["App/Info.plist"],
        deps = [":lib"],
    )
    """
  private static let delegates = [
    "App/AppDelegate.swift": Code.appDelegate, "App/SceneDelegate.swift": Code.sceneDelegate,
  ]

  private func verdict(_ build: String, _ files: [String: String] = [:]) -> String? {
    report(
      Self.delegates.merging([
        "BUILD.bazel": build, "App/Info.plist": Plist.xml(Plist.manifest()),
      ]) { $1 }.merging(files) { $1 }
    ).targets.first?.verdict.name
  }

  @Test func `is judged by its plist and the sources of its libraries`() {
    #expect(verdict(Self.library + Self.app) == "ready")
    let broken = report(
      Self.delegates.merging([
        "BUILD.bazel": Self.library + Self.app, "App/Info.plist": Plist.xml(),
      ]) { $1 })
    #expect(broken.targets.map(\.name) == ["Diary"])
    #expect(broken.targets.map(\.verdict) == [.willNotLaunch])
    #expect(broken.targets.flatMap(\.findings).map(\.rule) == [.adoption])
    #expect(broken.targets.map(\.sourceCount) == [2])
  }

  @Test func `has the libraries of other packages, but not their files`() {
    let files = [
      "WORKSPACE": "",
      "apps/BUILD": Self.app.replacing(":lib", with: "//core:all", maxReplacements: 1),
      "apps/App/Info.plist": Plist.xml(Plist.manifest()),
      "core/BUILD": """
      objc_library(name = "all", deps = ["//core/ui", "@firebase//:firebase"])
      swift_library(name = "own", srcs = glob(["**/*.swift"], exclude = ["Old/**"]))
      """,
      "core/ui/BUILD.bazel":
        "swift_library(name = 'ui', srcs = ['A.swift'] + ['B.swift'], deps = ['//core:own'])",
      "core/ui/A.swift": Code.appDelegate, "core/ui/B.swift": Code.sceneDelegate,
      "core/More.swift": "class More {}", "core/Old/Old.swift": "class Old {}",
    ]
    let targets = report(files).targets
    #expect(targets.map(\.verdict) == [.ready])
    #expect(targets.map(\.sourceCount) == [3])
  }

  @Test(arguments: [
    "[\":lib\"]": "DEPS", "[\"App/Info.plist\"]": "select({\"//a\": [\"App/Info.plist\"]})",
    "\"App/Info.plist\"": "\":plist\"", "\"Diary\"": "NAME", ":lib": ":macro",
    "glob([\"App/*.swift\"])": "[f for f in FILES]", "[\"App/*.swift\"]": "PATTERNS",
  ])
  func `is not judged if what decides is computed`(written: String, computed: String) {
    let build = Self.library + Self.app + "\nmy_macro(name = \"macro\")"
    #expect(verdict(build) == "ready")
    #expect(verdict(build.replacing(written, with: computed)) == "notJudged")
  }

  @Test func `says what is not literal, and where`() {
    let build = Self.library + Self.app.replacing("[\":lib\"]", with: "DEPS")
    let words = report(["BUILD": build]).targets.first?.verdict.words
    #expect(
      words
        == "not judged: BUILD cannot be judged: line 2: ios_application “Diary” is not literal: "
        + "“deps” is computed. Audit the project that rules_xcodeproj makes of it.")
  }

  @Test func `is judged beside one that is not literal`() {
    let other = "\nios_application(name = \"Other\", deps = DEPS)"
    let files = [
      "BUILD": Self.library + Self.app + other, "App/Info.plist": Plist.xml(Plist.manifest()),
    ]
    let targets = report(Self.delegates.merging(files) { $1 }).targets
    #expect(targets.map(\.name) == ["Diary", "Other"])
    #expect(targets.map(\.verdict.name) == ["ready", "notJudged"])
  }

  @Test func `has the module of the library that the manifest names`() {
    func verdict(_ name: String) -> String? {
      self.verdict(Self.library + Self.app, ["App/Info.plist": Plist.xml(Plist.manifest(name))])
    }
    #expect(verdict("lib.SceneDelegate") == "readyWithNotes")
    #expect(verdict("Diary.SceneDelegate") == "willNotLaunch")
  }

  @Test func `is no app if it only hosts tests`() {
    let host = Self.app.replacing("name =", with: "testonly = True, name =")
    #expect(verdict(Self.library + host) == nil)
  }

  /// A macro that makes an app, one that calls it, and one that has nothing to do with apps.
  private static let macros = """
    load("@rules_apple//apple:ios.bzl", "ios_application")
    def _plain_app(name, **kwargs):
        ios_application(name = name, families = ["iphone"], **kwargs)

    def notes_app(
        name,
    ):
        _plain_app(name = name)

    def notes_library(name):
        swift_library(name = name)

    notes_library(name = "ios_application")
    """

  @Test func `is not judged if a macro makes it, and is named once for each macro`() {
    func said(_ build: String, _ other: String = "") -> [String] {
      report(["rules/app.bzl": Self.macros, "App/BUILD": build, "Other/BUILD.bazel": other]).targets
        .map { "\($0.name) (\($0.project)): \($0.verdict.words)" }
    }
    let call = "notes_app(name = \"Notes\")\n"
    let advice =
      "and macros are not followed. Audit the project that rules_xcodeproj makes of it."
    #expect(
      said(call) == [
        "Notes (App/BUILD): not judged: “notes_app” of rules/app.bzl makes the app, \(advice)"
      ])
    #expect(
      said(call, call + call) == [
        "Notes (App/BUILD): not judged: “notes_app” of rules/app.bzl makes this app and 2 others, \(advice)"
      ])
    #expect(said("notes_library(name = \"Notes\")") == [])
  }

  @Test func `that a macro makes is not named beside one that is read`() {
    #expect(
      verdict(
        Self.library + Self.app,
        ["rules/app.bzl": Self.macros, "Other/BUILD": "notes_app(name = \"Notes\")"]) == "ready")
  }

  @Test(arguments: [
    "(", "[", "swift_library(name = \"", "ios_application(", "\"\"\"", "a(b = [)", "a(=)",
  ])
  func `may have a file of any text`(text: String) {
    _ = report(["BUILD": text + Self.app])
    _ = report(["BUILD": Self.app + text])
    _ = report(["BUILD": String(repeating: text, count: 5_000) + "ios_application"])
    _ = report(["a.bzl": text + Self.macros, "BUILD": "notes_app(" + text])
  }

  @Test func `has libraries that name each other once`() {
    let libraries = (0..<300).map {
      "swift_library(name = \"l\($0)\", deps = [\":l\(($0 + 1) % 300)\", \":l0\"])"
    }
    let build =
      libraries.joined(separator: "\n") + Self.library
      + Self.app.replacing("\":lib\"", with: "\":lib\", \":l5\"")
    #expect(verdict(build) == "ready")
  }
}
