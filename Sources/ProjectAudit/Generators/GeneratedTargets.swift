/// The apps that a generator will make a project of.
struct GeneratedTargets: Sendable {
  struct App: Sendable {
    var target: ProjectTarget
    let plists: [InfoPlist]
  }

  /// The apps whose sources and plists were read.
  var apps: [App] = []
  /// The apps that were judged as far as their description goes.
  var audits: [TargetAudit] = []
  var remarks: [String] = []

  /// Whether it has no app.
  var isEmpty: Bool { apps.isEmpty && audits.isEmpty }
}

extension GeneratedTargets {
  /// The role of each app.
  var roles: [ProjectRole] { apps.map(\.target.role) + audits.map(\.role) }

  /// The apps of some role and of earlier ones, and the rest.
  func divided(at last: ProjectRole) -> (judged: GeneratedTargets, passedOver: GeneratedTargets) {
    (
      GeneratedTargets(
        apps: apps.filter { $0.target.role <= last }, audits: audits.filter { $0.role <= last }),
      GeneratedTargets(
        apps: apps.filter { $0.target.role > last }, audits: audits.filter { $0.role > last })
    )
  }

  /// What is said of apps of a description that are not judged; of all of them together if they are all alike.
  func remarks(passedOverIn path: ProjectPath, isAll: Bool) -> [String] {
    if isAll, let role = roles.first, roles.allSatisfy({ $0 == role }) {
      return [
        "What \(path) describes is \(role.words) and is not judged. An audit of its folder alone judges it."
      ]
    }
    return zip(apps.map(\.target.name) + audits.map(\.name), roles).map { name, role in
      "“\(name)” of \(path) is \(role.words) and is not judged."
    }
  }
}

extension TargetAudit {
  /// What the app is to the others below the same root.
  fileprivate var role: ProjectRole { ProjectRole(ProjectPath(project), app: name) }
}

/// A tool that makes an Xcode project, and the file that describes what it makes.
enum ProjectGenerator: Sendable, CaseIterable {
  case xcodeGen, tuist, playground, expo, capacitor, flutter, cordova, tauri, briefcase, dotnet,
    bazel, unity, godot, cMake

  /// The generator whose description a file is; nil if it is none.
  init?(describedBy path: ProjectPath) {
    switch path.name {
    case "project.yml", "project.yaml": self = .xcodeGen
    case "Project.swift": self = .tuist
    case "Package.swift": self = .playground
    case "app.json", "app.config.js", "app.config.ts": self = .expo
    case "capacitor.config.json", "capacitor.config.ts": self = .capacitor
    case "pubspec.yaml": self = .flutter
    case "config.xml": self = .cordova
    case "tauri.conf.json": self = .tauri
    case "pyproject.toml": self = .briefcase
    case "BUILD", "BUILD.bazel": self = .bazel
    case "ProjectVersion.txt": self = .unity
    case "project.godot": self = .godot
    case "CMakeLists.txt": self = .cMake
    case let name where name.hasSuffix(".csproj"): self = .dotnet
    default: return nil
    }
  }

  /// What stands in each of its descriptions of a name; nil if the name says enough.
  func mark(in name: String) -> String? {
    switch self {
    case .tuist: "ProjectDescription"
    case .playground: ".iOSApplication"
    case .expo: name == "app.json" ? "\"expo\"" : nil
    case .cordova: "<widget"
    case .briefcase: "briefcase"
    case .bazel: "ios_application"
    case .unity: "m_EditorVersion"
    case .cMake: "MACOSX_BUNDLE_INFO_PLIST"
    case .xcodeGen, .capacitor, .flutter, .tauri, .dotnet, .godot: nil
    }
  }

  /// Whether its descriptions say so little of an app that they count only where nothing else describes one.
  var isLastResort: Bool {
    switch self {
    case .unity, .godot, .cMake: true
    default: false
    }
  }

  /// Whether its project is made again and again, so that people may not keep it.
  var makesProjectAgain: Bool {
    switch self {
    case .xcodeGen, .tuist: true
    default: false
    }
  }

  /// What people call it.
  var name: String {
    switch self {
    case .xcodeGen: "XcodeGen"
    case .tuist: "Tuist"
    case .playground: "Swift Playgrounds"
    case .expo: "Expo"
    case .capacitor: "Capacitor"
    case .flutter: "Flutter"
    case .cordova: "Cordova"
    case .tauri: "Tauri"
    case .briefcase: "Briefcase"
    case .dotnet: ".NET"
    case .bazel: "Bazel"
    case .unity: "Unity"
    case .godot: "Godot"
    case .cMake: "CMake"
    }
  }

  /// The command after which there is a project to audit; nil if it never makes one.
  var command: String? {
    switch self {
    case .xcodeGen: "xcodegen generate"
    case .tuist: "tuist generate"
    case .expo: "npx expo prebuild --platform ios"
    case .capacitor: "npx cap add ios"
    case .flutter: "flutter create --platforms ios ."
    case .cordova: "cordova platform add ios"
    case .tauri: "cargo tauri ios init"
    case .briefcase: "briefcase create iOS"
    case .cMake: "cmake -G Xcode -DCMAKE_SYSTEM_NAME=iOS -B xcode"
    case .playground, .dotnet, .bazel, .unity, .godot: nil
    }
  }

  /// What to do where the description is not enough, in a sentence that follows others; empty if nothing helps.
  var advice: String { command.map { " Run “\($0)”, and audit again." } ?? "" }
}
