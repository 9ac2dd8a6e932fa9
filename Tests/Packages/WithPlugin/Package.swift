// swift-tools-version: 6.1
import PackageDescription

// It has no code: only the command of the package that it depends on is run.
let package = Package(
  name: "WithPlugin",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "LifecycleVerifier", path: "../../..")],
  swiftLanguageModes: [.v6]
)
