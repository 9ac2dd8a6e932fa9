// swift-tools-version: 6.1
import PackageDescription

// Apple platforms have the real UIKit; elsewhere a delegate's source compiles against this one.
#if os(Linux)
  let uikitProducts: [Product] = [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "BackgroundTasks", targets: ["BackgroundTasks"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "os", targets: ["os", "OSLog"]),
    .library(name: "AVFoundation", targets: ["AVFoundation", "AVFAudio"]),
    .library(name: "CarPlay", targets: ["CarPlay"]),
  ]
  let uikitTargets: [Target] = [
    .target(
      name: "UIKit", dependencies: ["UserNotifications", "_Testing_UIKit"],
      exclude: ["README.md"]),
    .target(name: "UserNotifications"),
    .target(name: "BackgroundTasks"),
    .target(name: "Combine"),
    .target(name: "SwiftUI", dependencies: ["UIKit", "Combine"], exclude: ["README.md"]),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "AVFAudio"),
    .target(name: "AVFoundation", dependencies: ["AVFAudio"]),
    .target(name: "CarPlay", dependencies: ["UIKit"]),
    .target(name: "_Testing_UIKit", path: "Sources/Apple/TestingOverlay"),
    .executableTarget(name: "TemplateApp", dependencies: ["UIKit"], path: "Tests/TemplateApp"),
    // The example of the guide. What no Linux can compile is left out of both.
    .executableTarget(
      name: "NotesBefore", dependencies: ["UIKit", "BackgroundTasks"],
      path: "Tests/Examples/Notes/Before/Notes",
      exclude: ["Base.lproj", "Info.plist", "NoteViewController.swift"]),
    .executableTarget(
      name: "NotesAfter", dependencies: ["UIKit", "BackgroundTasks"],
      path: "Tests/Examples/Notes/After/Notes",
      exclude: ["Base.lproj", "Info.plist", "NoteViewController.swift"]),
    .testTarget(
      name: "ExampleDelegatesTests",
      dependencies: ["LifecycleTesting", "LifecycleUIKit", "NotesAfter", "NotesBefore"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "UserNotifications", "TemplateApp"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(
      name: "CombineSwift5Tests", dependencies: ["Combine"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(name: "SampleApp", dependencies: ["SwiftUI"], path: "Tests/SampleApp"),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "Combine", "SampleApp"]),
    .testTarget(
      name: "UIKitSwift5Tests", dependencies: ["UIKit", "BackgroundTasks", "AVFoundation"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LifecycleUIKitTests",
      dependencies: [
        "LifecycleUIKit", "LifecycleTesting", "ProjectAudit", "UIKit", "UserNotifications",
        "BackgroundTasks", "CarPlay", "Combine", "SwiftUI", "TemplateApp",
      ]),
    .testTarget(name: "ClaimFixesTests", dependencies: ["reports", "UIKit"]),
    .testTarget(
      name: "LifecycleUIKitSwift5Tests",
      dependencies: ["LifecycleUIKit", "LifecycleTesting", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "LifecycleRecorderTests",
      dependencies: [
        "LifecycleRecorder", "LifecycleUIKit", "LifecycleLogs", "LifecycleModels", "UIKit",
      ]),
  ]
#else
  let uikitProducts: [Product] = []
  let uikitTargets: [Target] = []
#endif

// What explores, drives and follows logs is optimised in debug builds, too: every command explores, and
// without that it would take ten times as long. So is what reads source, because the tests of the audit get
// back more than it costs. Nothing else is, because it takes longer to optimise than it saves. A package
// that is fetched as a dependency must have no such flags, so they are left out where it is checked out as
// one, and where the environment says so.
let isDependency = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
let isPlain = isDependency || Context.environment["LIFECYCLE_UNOPTIMIZED"] != nil
let optimized: [SwiftSetting] =
  isPlain ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "LifecycleVerifier",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ModelChecking", targets: ["ModelChecking"]),
    .library(name: "LifecycleModels", targets: ["LifecycleModels"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "LifecycleDriving", targets: ["LifecycleDriving"]),
    .library(name: "LifecycleLogs", targets: ["LifecycleLogs"]),
    .library(name: "DelegateSource", targets: ["DelegateSource"]),
    .library(name: "ProjectAudit", targets: ["ProjectAudit"]),
    .library(name: "LifecycleTesting", targets: ["LifecycleTesting"]),
    .library(name: "LifecycleXCTest", targets: ["LifecycleXCTest"]),
    .library(name: "LifecycleUIKit", targets: ["LifecycleUIKit"]),
    .library(name: "LifecycleRecorder", targets: ["LifecycleRecorder"]),
    .library(name: "DistributedSearch", targets: ["DistributedSearch"]),
    .executable(name: "lifecycle", targets: ["lifecycle"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    // Its command is “lifecycle”; two products of that name would be one too many.
    .plugin(name: "LifecyclePlugin", targets: ["LifecyclePlugin"]),
    .plugin(name: "PortPlugin", targets: ["PortPlugin"]),
  ] + uikitProducts,
  targets: [
    .target(name: "ModelChecking", swiftSettings: optimized),
    .target(
      name: "LifecycleModels", dependencies: ["ModelChecking"], path: "Models",
      exclude: ["README.md"], swiftSettings: optimized),
    // The scripts and styles of pages. A command has no bundle beside it everywhere.
    .target(
      name: "Reporting", dependencies: ["ModelChecking"],
      resources: [
        "explorer.css", "decode.js", "stored.js", "served.js", "way.js", "status.js", "elements.js",
        "panels.js", "timeline.js", "map.js", "copies.js", "page.js",
      ].map { .embedInCode("Explorer/Page/\($0)") } + [.embedInCode("Pages/page.css")]),
    .target(name: "LifecycleReporting", dependencies: ["LifecycleModels", "Reporting"]),
    // Catches what code puts off, in a program that is linked with what hands it over.
    .target(name: "WorkCatching"),
    // It stands before functions of libdispatch and CoreFoundation, so only tests are linked with it.
    .target(name: "DispatchCatching", dependencies: ["WorkCatching"]),
    // Open files and the errors of the operating system.
    .target(name: "SystemFiles"),
    .target(
      name: "LifecycleDriving",
      dependencies: [
        "ModelChecking", "LifecycleModels", "LifecycleReporting", "Reporting", "SystemFiles",
        "WorkCatching",
      ], swiftSettings: optimized),
    .target(
      name: "LifecycleLogs",
      dependencies: ["ModelChecking", "LifecycleModels", "LifecycleReporting", "Reporting"],
      swiftSettings: optimized),
    // The syntax of source. It depends on nothing, so that a build tool is soon built.
    .target(name: "SourceCode", swiftSettings: optimized),
    .target(name: "SourcePorting", dependencies: ["SourceCode"]),
    // The tool of the build-tool plugin.
    .executableTarget(name: "SourcePorter", dependencies: ["SourcePorting"]),
    .target(
      name: "DelegateSource", dependencies: ["LifecycleModels", "SourceCode", "Reporting"]),
    // The files that describe an app: property lists, build settings, storyboards, generators.
    .target(name: "ProjectFormats", dependencies: ["Reporting"]),
    .target(
      name: "ProjectAudit",
      dependencies: [
        "ModelChecking", "LifecycleModels", "LifecycleReporting", "DelegateSource", "SourceCode",
        "ProjectFormats", "Reporting", "SystemFiles",
      ]),
    .target(
      name: "LifecycleTesting",
      dependencies: [
        "ModelChecking", "LifecycleDriving", "LifecycleModels", "DelegateSource",
        "DispatchCatching",
      ]),
    .target(
      name: "LifecycleXCTest",
      dependencies: [
        "ModelChecking", "LifecycleDriving", "LifecycleModels", "DelegateSource",
        "DispatchCatching",
      ]),
    // A product of its own: what depends on it can import UIKit, on Linux too.
    .target(
      name: "LifecycleUIKit",
      dependencies: [
        "LifecycleDriving", "LifecycleModels", "WorkCatching", "DispatchCatching",
        .target(name: "UIKit", condition: .when(platforms: [.linux])),
        .target(name: "UserNotifications", condition: .when(platforms: [.linux])),
        .target(name: "BackgroundTasks", condition: .when(platforms: [.linux])),
        .target(name: "CarPlay", condition: .when(platforms: [.linux])),
      ]),
    // The worker of a search on many machines, and beside it the driver for Spark.
    .target(
      name: "DistributedSearch", dependencies: ["ModelChecking", "Reporting", "SystemFiles"],
      exclude: ["search_worker.py", "spark_search.py"]),
    // Two files, which can be copied into an app instead.
    .target(
      name: "LifecycleRecorder",
      dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux]))]),
    // What all executables need: arguments, help, messages, files, exit statuses.
    .target(name: "CommandLineTools", dependencies: ["Reporting", "SystemFiles"]),
    .target(
      name: "LifecycleCommands",
      dependencies: [
        "ModelChecking", "LifecycleModels", "LifecycleReporting", "LifecycleDriving",
        "LifecycleLogs", "DelegateSource", "ProjectAudit", "SourcePorting", "Reporting",
        "CommandLineTools", "SystemFiles",
      ], resources: [.embedInCode("Reports/site.js")]),
    .executableTarget(name: "lifecycle", dependencies: ["LifecycleCommands"]),
    // It writes the committed pages, for those who maintain them. `Fixes` is a link to the code that
    // ClaimFixesTests compiles.
    .executableTarget(
      name: "reports",
      dependencies: [
        "ModelChecking", "LifecycleModels", "LifecycleReporting", "LifecycleDriving",
        "LifecycleLogs", "DelegateSource", "ProjectAudit", "Reporting", "CommandLineTools",
        "SystemFiles", "LifecycleCommands",
      ],
      resources: [
        "Facts/Seeds.txt", "Found/FoundBugs.md", "Mutants/Survivors.txt",
        "Fixes/ActivationFixes.swift", "Fixes/InputFixes.swift", "Fixes/LaunchingFixes.swift",
        "Fixes/MigrationFixes.swift", "Fixes/SavingFixes.swift", "Fixes/ScenesFixes.swift",
        "Fixes/SystemsFixes.swift",
      ].map { .embedInCode($0) }),
    // It writes nothing by itself, so it asks for no permission.
    .plugin(
      name: "LifecyclePlugin",
      capability: .command(
        intent: .custom(
          verb: "lifecycle", description: "Check an app against the life cycle of iOS.")),
      path: "Sources/Tools/LifecyclePlugin"),
    .plugin(
      name: "PortPlugin", capability: .buildTool(), dependencies: ["SourcePorter"],
      path: "Sources/Tools/PortPlugin"),
    // It runs `lifecycle` as a process, and depends on it so that it is built beside.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ModelChecking", "LifecycleModels", "LifecycleDriving", "LifecycleLogs", "ProjectAudit",
        "Reporting", "CommandLineTools", "lifecycle",
      ],
      resources: [.copy("Peers/device.pml"), .copy("Peers/fairDevice.pml")]),
    // Whether a sample is tested, or everything.
    .target(name: "Thoroughness", path: "Tests/Thoroughness"),
    // It reads all sources with the lexer of SourceCode, and the files for build services.
    .testTarget(name: "ArchitectureTests", dependencies: ["SourceCode", "ProjectFormats"]),
    .testTarget(name: "ModelCheckingTests", dependencies: ["Thoroughness", "ModelChecking"]),
    .testTarget(name: "LifecycleModelsTests", dependencies: ["Thoroughness", "LifecycleModels"]),
    .testTarget(
      name: "LifecycleDrivingTests",
      dependencies: ["Thoroughness", "LifecycleDriving", "DispatchCatching"],
      resources: [.copy("Adapters/Python")]),
    .testTarget(
      name: "LifecycleLogsTests", dependencies: ["Thoroughness", "LifecycleLogs"],
      resources: [.copy("Recorded")]),
    .testTarget(
      name: "DelegateSourceTests",
      dependencies: ["Thoroughness", "DelegateSource", "ModelChecking", "SourceCode"]),
    .testTarget(name: "SourcePortingTests", dependencies: ["SourcePorting"]),
    .testTarget(name: "ProjectFormatsTests", dependencies: ["Thoroughness", "ProjectFormats"]),
    .testTarget(
      name: "ProjectAuditTests",
      dependencies: ["Thoroughness", "ProjectAudit", "ProjectFormats", "SourceCode"],
      exclude: ["Cases/Score.md"]),
    .testTarget(
      name: "GuideTests",
      dependencies: ["LifecycleLogs", "LifecycleTesting", "ModelChecking", "Reporting"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["LifecycleCommands", "CommandLineTools", "ProjectAudit"]),
    .testTarget(
      name: "LifecycleTestingTests",
      dependencies: ["Thoroughness", "LifecycleDriving", "LifecycleTesting", "ModelChecking"]),
    .testTarget(
      name: "LifecycleXCTestTests", dependencies: ["LifecycleXCTest", "ModelChecking"]),
    .testTarget(
      name: "WorkCatchingTests", dependencies: ["WorkCatching", "DispatchCatching"]),
    .testTarget(name: "ReportingTests", dependencies: ["ModelChecking", "Reporting"]),
    .testTarget(name: "SystemFilesTests", dependencies: ["SystemFiles"]),
    .testTarget(name: "CommandLineToolsTests", dependencies: ["CommandLineTools"]),
    // It is run by `lifecycle drive` in a test, and built beside it for that.
    .executableTarget(
      name: "NotesAdapter", dependencies: ["LifecycleDriving"], path: "Tests/NotesAdapter"),
    // It is run by the tests of searches on many machines.
    .executableTarget(
      name: "ModelSearchWorker", dependencies: ["DistributedSearch", "LifecycleModels"],
      path: "Tests/ModelSearchWorker"),
    .testTarget(
      name: "DistributedSearchTests",
      dependencies: ["DistributedSearch", "LifecycleModels", "ModelSearchWorker"]),
    .testTarget(
      name: "lifecycleTests",
      dependencies: [
        "LifecycleCommands", "lifecycle", "CommandLineTools", "LifecycleLogs", "NotesAdapter",
        "Thoroughness",
      ]),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["Thoroughness", "reports", "LifecycleCommands", "CommandLineTools"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "CommandLineTools", "ModelChecking", "ProjectAudit"]),
  ] + uikitTargets,
  swiftLanguageModes: [.v6]
)

// An app delegate of the time of Objective-C, which the plugin rewrites. The package manager builds the
// tool of a plugin apart, before everything else, so only .ci/plugin asks for this.
if Context.environment["LIFECYCLE_PORTED_APP"] != nil {
  package.targets += [
    .executableTarget(
      name: "PortedApp", dependencies: ["UIKit", "os"], path: "Tests/PortedApp",
      exclude: ["Original"], plugins: ["PortPlugin"]),
    .testTarget(
      name: "PortedAppTests", dependencies: ["LifecycleUIKit", "LifecycleTesting", "PortedApp"]),
  ]
}

// The folders that hold several targets.
let groups = [
  "Apple": [
    "AVFAudio", "AVFoundation", "BackgroundTasks", "CarPlay", "Combine", "OSLog", "SwiftUI",
    "UIKit", "UserNotifications", "os",
  ],
  "Tools": [
    "Benchmarks", "CommandLineTools", "LifecycleCommands", "SourcePorter", "lifecycle", "reports",
  ],
]
for (folder, names) in groups {
  for target in package.targets where names.contains(target.name) {
    target.path = "Sources/\(folder)/\(target.name)"
  }
}

// A Mac has UIKit for iOS only, and a target cannot be left out for a platform. This leaves out what needs
// UIKit, so that all the rest can be built and tested for macOS.
if Context.environment["LIFECYCLE_WITHOUT_UIKIT"] != nil {
  let needing = ["LifecycleUIKit", "LifecycleRecorder"]
  package.products.removeAll { needing.contains($0.name) || $0.name == "UIKit" }
  package.targets.removeAll { target in
    needing.contains(target.name) || uikitTargets.contains { $0.name == target.name }
  }
}
