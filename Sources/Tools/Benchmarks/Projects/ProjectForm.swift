import ProjectAudit

/// The forms of projects that are generated, with what an audit must say of each.
enum ProjectForm: CaseIterable, Hashable, Sendable {
  /// Xcode lists each file; the app has adopted scenes.
  case listed
  /// Xcode keeps a folder in step with the disk; the app has not adopted scenes.
  case synchronised
  /// SwiftUI's life cycle with an app delegate.
  case swiftUI
  /// Xcode lists each file; the delegates are Objective-C and have left a callback behind.
  case objectiveC
  /// XcodeGen makes the project; the app has adopted scenes.
  case described
}

extension ProjectForm {
  var verdict: AuditVerdict {
    switch self {
    case .listed, .swiftUI, .described: .ready
    case .synchronised: .willNotLaunch
    case .objectiveC: .willLoseInput
    }
  }

  /// The sources that decide, by their names.
  var delegates: [String: String] {
    switch self {
    case .listed, .described:
      ["AppDelegate.swift": Self.appDelegate, "SceneDelegate.swift": Self.sceneDelegate]
    case .synchronised: ["AppDelegate.swift": Self.appDelegate]
    case .swiftUI: ["Main.swift": Self.swiftUIApp]
    case .objectiveC:
      [
        "AppDelegate.m": Self.objectiveCDelegate, "main.m": Self.main,
        "SceneDelegate.swift": Self.sceneDelegate,
      ]
    }
  }

  /// The Info.plist.
  var plist: String {
    let manifest =
      switch self {
      case .synchronised, .swiftUI: ""
      case .listed, .objectiveC, .described: Self.manifest
      }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      <key>CFBundleIdentifier</key><string>org.example.app</string>
      \(manifest)</dict>
      </plist>
      """
  }
}
