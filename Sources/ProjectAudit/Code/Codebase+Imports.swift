import SourceCode

// What the code imports.
extension Codebase {
  /// The modules that files of Swift import, each once, and those that `@import` names.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that import something.
  var importedModules: [String] {
    places(of: ["import"]).compactMap { place in
      place.tokens[(place.index + 1)...].prefix(2).first {
        $0.kind == .word && !Self.kindsOfImports.contains($0.text)
      }?.text
    }.uniqued
  }

  /// Whether modules may be imported that are neither Apple’s nor in a folder that was read. The headers
  /// that Objective-C includes are not known.
  var importsForeignModules: Bool {
    files.contains { $0.language == .objectiveC }
      || importedModules.contains { module in
        !Self.systemModules.contains(module)
          && !files.contains { $0.path.split(separator: "/").dropLast().contains { $0 == module } }
      }
  }

  private static let kindsOfImports: Set = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Modules of Apple that apps often import.
  private static let systemModules: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "CarPlay", "Charts", "CloudKit", "Combine", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "Dispatch",
    "EventKit", "EventKitUI", "Foundation", "GameController", "GameKit", "HealthKit", "HomeKit",
    "ImageIO", "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity",
    "NaturalLanguage", "Network", "OSLog", "ObjectiveC", "Observation", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "RealityKit",
    "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit", "StoreKit", "Swift",
    "SwiftData", "SwiftUI", "Synchronization", "SystemConfiguration", "TipKit", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "VisionKit", "WatchConnectivity",
    "WebKit", "WidgetKit", "os",
  ]
}
