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
  @Test func `are declared in the manifest`() throws {
    let manifest = try Manifest()
    for (module, files) in Project.files {
      let declared = try #require(manifest.dependencies[module], "\(module)")
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

  @Test func `bring no logs, source reader or claims to those who drive a delegate`() throws {
    let dependencies = try Manifest().closure(of: "LifecycleDriving")
    #expect(dependencies.isDisjoint(with: ["LifecycleLogs", "LifecycleClaims", "DelegateSource"]))
    #expect(dependencies.contains("ModelChecking"))
  }

  @Test func `bring no logs or claims to those who test`() throws {
    for module in ["LifecycleTesting", "LifecycleXCTest", "LifecycleUIKit"] {
      let dependencies = try Manifest().closure(of: module)
      #expect(dependencies.isDisjoint(with: ["LifecycleLogs", "LifecycleClaims"]), "\(module)")
      #expect(dependencies.contains("LifecycleDriving"), "\(module)")
    }
  }
}

/// What Package.swift says of the targets of the product.
private struct Manifest {
  /// The names of the targets that each target depends on.
  let dependencies: [String: Set<String>]

  init() throws {
    let text = try Project.text(of: "Package.swift")
    var dependencies: [String: Set<String>] = [:]
    let starts = /\.(?:target|executableTarget|plugin)\(\s*name: "/
    for part in text.split(separator: starts).dropFirst() {
      let name = String(part.prefix { $0 != "\"" })
      // A dependency with a condition is written like a target, too.
      if part.dropFirst(name.count).hasPrefix("\", condition:") { continue }
      let names = part.firstMatch(of: /dependencies: \[(?<names>[^\]]*)/)?.output.names ?? ""
      let quoted = names.matches(of: /"(?<name>[A-Za-z_]+)"/).map { String($0.output.name) }
      dependencies[name, default: []].formUnion(quoted)
    }
    // The dependencies with a condition.
    for module in ["LifecycleUIKit", "LifecycleRecorder"] {
      dependencies[module, default: []].formUnion(["UIKit", "UserNotifications", "BackgroundTasks"])
    }
    self.dependencies = dependencies
  }

  /// All that a target depends on, directly or not.
  func closure(of target: String) -> Set<String> {
    var found: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      for name in dependencies[next] ?? [] where found.insert(name).inserted { open.append(name) }
    }
    return found
  }
}
