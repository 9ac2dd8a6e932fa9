// swift-tools-version: 6.1
import PackageDescription

// libFuzzer provides the main function. Without this flag a target of one file would have another.
let fuzzerSettings: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "LifecycleVerifier", path: "../../..")],
  targets: [
    .target(
      name: "Properties",
      dependencies: [
        .product(name: "DelegateSource", package: "LifecycleVerifier"),
        .product(name: "LifecycleLogs", package: "LifecycleVerifier"),
        .product(name: "LifecycleModels", package: "LifecycleVerifier"),
        .product(name: "ProjectAudit", package: "LifecycleVerifier"),
        .product(name: "Reporting", package: "LifecycleVerifier"),
      ]),
    .executableTarget(
      name: "LogFuzzer", dependencies: ["Properties"], swiftSettings: fuzzerSettings),
    .executableTarget(
      name: "JudgementFuzzer", dependencies: ["Properties"], swiftSettings: fuzzerSettings),
    .executableTarget(
      name: "SourceFuzzer", dependencies: ["Properties"], swiftSettings: fuzzerSettings),
    .executableTarget(
      name: "ProjectFuzzer", dependencies: ["Properties"], swiftSettings: fuzzerSettings),
    .executableTarget(
      name: "SystemFuzzer", dependencies: ["Properties"], swiftSettings: fuzzerSettings),
  ],
  swiftLanguageModes: [.v6]
)
