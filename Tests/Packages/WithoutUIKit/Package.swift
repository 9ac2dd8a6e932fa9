// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "WithoutUIKit",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "LifecycleVerifier", path: "../../..")],
  targets: [
    .testTarget(
      name: "WithoutUIKitTests",
      dependencies: [.product(name: "LifecycleTesting", package: "LifecycleVerifier")])
  ],
  swiftLanguageModes: [.v6]
)
