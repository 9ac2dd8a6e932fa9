import Testing

@testable import ProjectAudit

@Suite struct `The packages of a repository` {
  private static let manifest = """
    let package = Package(
      name: "Kit",
      products: [
        .library(name: "Home", targets: ["Home"]),
        .library(name: "Mocks", targets: ["Mocks"]),
        .library(name: "All", targets: everything),
      ],
      targets: [
        .target(name: "Home", dependencies: ["Core", .product(name: "Net", package: "net")]),
        .target(name: "Core", path: "Base"),
        .target(name: "Mocks", dependencies: [.target(name: "Core")]),
        .testTarget(name: "HomeTests", dependencies: ["Home", "Mocks"]),
      ]
    )
    """

  private static let net = """
    let package = Package(
      name: "net", products: [.library(name: "Net", targets: ["Net"])],
      targets: [.target(name: "Net")])
    """

  /// The sources that an app is built from which uses some products.
  private func paths(_ products: [String], manifest: String = manifest) -> [String] {
    let files = [
      "Kit/Package.swift": manifest, "Kit/Sources/Home/Home.swift": "",
      "Kit/Base/Core.swift": "", "Kit/Sources/Mocks/Mocks.swift": "",
      "Kit/Tests/HomeTests/HomeTests.swift": "", "net/Package.swift": Self.net,
      "net/Sources/Net.swift": "", "net/Example/App.swift": "",
    ]
    return PackageSources(
      files: MemoryFiles(files), folders: [ProjectPath("Kit"), ProjectPath("net")]
    ).paths(of: products).map(\.description).sorted()
  }

  private static let all = [
    "Kit/Base/Core.swift", "Kit/Sources/Home/Home.swift", "Kit/Sources/Mocks/Mocks.swift",
    "net/Sources/Net.swift",
  ]

  @Test func `give an app the targets of its products, and what these are built from`() {
    #expect(
      paths(["Home"])
        == ["Kit/Base/Core.swift", "Kit/Sources/Home/Home.swift", "net/Sources/Net.swift"])
    #expect(paths(["Mocks"]) == ["Kit/Base/Core.swift", "Kit/Sources/Mocks/Mocks.swift"])
    #expect(paths(["Net"]) == ["net/Sources/Net.swift"])
    #expect(paths(["Other"]) == [])
  }

  @Test func `give an app all targets if nothing says which it needs`() {
    #expect(paths([]) == Self.all)
    #expect(paths(["All"]) == Self.all)
    let computed = Self.manifest.replacing("[\"Home\"])", with: "[\"Home\"] + others)")
    #expect(paths(["Home"], manifest: computed) == Self.all)
  }

  @Test(arguments: ["path: folder", "path: base + \"/Base\""])
  func `give an app a whole package that computes where targets are`(path: String) {
    let computed = Self.manifest.replacing("path: \"Base\"", with: path)
    #expect(
      paths(["Mocks"], manifest: computed) == [
        "Kit/Base/Core.swift", "Kit/Package.swift", "Kit/Sources/Home/Home.swift",
        "Kit/Sources/Mocks/Mocks.swift", "Kit/Tests/HomeTests/HomeTests.swift",
      ])
  }
}
