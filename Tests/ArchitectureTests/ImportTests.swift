import Foundation
import Testing

@Suite struct `The imports of the targets` {
  private static let modules = Set(Project.targets.keys)

  @Test func `are found`() {
    #expect(Self.modules.isSuperset(of: ["ModelChecking", "LifecycleModels", "LifecycleLogs"]))
    #expect((Project.files["LifecycleModels"] ?? []).count > 50)
  }

  @Test func `go one way`() {
    var graph = ReferenceGraph()
    for (module, files) in Project.files {
      for target in files.flatMap(\.imports) where Self.modules.contains(target) {
        graph.add(module, to: target)
      }
    }
    #expect(graph.cycle == nil)
  }

  /// A build can find a module that a target does not declare, if it happens to be built before.
  @Test func `are declared in the manifest`() {
    for (module, files) in Project.files {
      let declared = Manifest.shared.dependencies(of: module)
      let imported = Set(files.flatMap(\.imports)).intersection(Self.modules).subtracting([module])
      #expect(imported.subtracting(declared).sorted() == [], "\(module) does not declare these")
    }
  }

  /// They are built on their own, so that no build of this package notices.
  @Test func `of the packages beside the tests name products that exist`() throws {
    let manifest = try Project.text(of: "Package.swift")
    for package in ["Fuzzing", "WithoutUIKit"] {
      let text = try Project.text(of: "Tests/Packages/\(package)/Package.swift")
      let names = text.matches(of: /product\(name: "(?<name>\w+)"/).map { $0.output.name }
      #expect(!names.isEmpty, "\(package)")
      for name in names {
        #expect(manifest.contains(".library(name: \"\(name)\""), "\(package) asks for \(name)")
      }
    }
  }

  @Test func `bring no logs or source reader to those who drive a delegate`() {
    let dependencies = Manifest.shared.closure(of: "LifecycleDriving")
    #expect(dependencies.isDisjoint(with: ["LifecycleLogs", "DelegateSource"]))
    #expect(dependencies.contains("ModelChecking"))
  }

  @Test func `bring no logs to those who test`() {
    for module in ["LifecycleTesting", "LifecycleXCTest", "LifecycleUIKit"] {
      let dependencies = Manifest.shared.closure(of: module)
      #expect(!dependencies.contains("LifecycleLogs"), "\(module)")
      #expect(dependencies.contains("LifecycleDriving"), "\(module)")
    }
  }
}
