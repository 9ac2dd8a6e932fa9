import DelegateSource
import SourceCode

/// The source files of one target, read together.
struct Codebase: Sendable {
  let files: [CodeFile]
  /// The types, those that are declared first.
  let types: [CodeType]
  /// The first type with each name.
  private let indices: [String: Int]
  /// The names that a typealias stands for.
  private let aliases: [String: [String]]
  /// The first declared type with another name: its last one if it is in another type, or its name in
  /// Objective-C.
  private let otherNames: [String: Int]

  /// - Complexity: O(*n*) for *n* declarations.
  init(files: [CodeFile]) {
    self.files = files
    let assembly = CodeTypeAssembly(files)
    let types = assembly.types
    self.types = types
    indices = assembly.indices.mapValues { $0[0] }
    aliases = Dictionary(
      files.flatMap { $0.source?.typealiases ?? [] }.map { ($0.name, $0.types) },
      uniquingKeysWith: { first, _ in first })
    let declared = types.indices.filter { types[$0].isDeclared }
    otherNames = Dictionary(
      declared.filter { types[$0].name.contains(".") }.map { (types[$0].lastName, $0) }
        + declared.compactMap { index in types[index].objectiveCName.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The type with a name, which may lack the names of enclosing types, or be its name in Objective-C.
  func type(named name: String) -> CodeType? {
    (indices[name] ?? otherNames[name]).map { types[$0] }
  }
}

/// How certain it is that a type conforms to a protocol.
enum Conformance: Hashable, Sendable {
  /// It, or a superclass that was read, names the protocol.
  case certain
  /// It inherits from a class that was not read, which is named like one that conforms; or its interface
  /// in Objective-C was not read, and it is named so itself.
  case assumed(superclass: String?)
  /// It inherits from a class that was not read.
  case unknown(superclass: String)
  /// It does not.
  case none
}

extension Codebase {
  /// Nobody inherits from more types. What lies beyond them is taken for not read, because whoever
  /// inherits from more may be hostile.
  private static let maxAncestors = 50

  /// Whether a type conforms to a protocol of UIKit.
  func conformance(of type: CodeType, to role: DelegateProtocol) -> Conformance {
    var visited: Set<String> = [type.name]
    var open = [type]
    var unknownAncestor: String?
    while let next = open.popLast() {
      for name in ancestors(of: next) {
        if role.isNamed(by: name) { return .certain }
        if visited.count < Self.maxAncestors, let parent = self.type(named: name) {
          if visited.insert(parent.name).inserted { open.append(parent) }
        } else if !Self.isOfSystem(name) {
          unknownAncestor = unknownAncestor ?? name
        }
      }
    }
    if unknownAncestor == nil, type.lacksInterface, role.isLikely(for: type.name) {
      return .assumed(superclass: nil)
    }
    guard let unknownAncestor else { return .none }
    return role.isLikely(for: unknownAncestor)
      ? .assumed(superclass: unknownAncestor) : .unknown(superclass: unknownAncestor)
  }

  /// Whether a type is a category of an app delegate whose class was not read.
  func isCategoryOfAppDelegate(_ type: CodeType) -> Bool {
    !type.isDeclared && type.isObjectiveC && DelegateProtocol.application.isLikely(for: type.name)
  }

  /// The superclasses and protocols that were not read and are not of the system.
  func unknownAncestors(of type: CodeType) -> [String] {
    lineage(of: type).names.filter { self.type(named: $0) == nil && !Self.isOfSystem($0) }
  }

  /// The superclass of a type, or of one of its superclasses, that was not read and is not of the system. Methods
  /// that UIKit calls can come from it, and from no protocol.
  func unknownSuperclass(of type: CodeType) -> String? {
    var visited: Set<String> = []
    var next: CodeType? = type
    while let current = next, visited.count < Self.maxAncestors,
      visited.insert(current.name).inserted
    {
      // Only what stands first in the declaration of a class can be one.
      let first = current.parts.lazy.filter { $0.part.kind == .class }
        .compactMap(\.part.inherited.first).first
      guard let name = first.map({ Self.unqualified(aliases[$0]?.first ?? $0) }) else { return nil }
      next = self.type(named: name)
      if next == nil { return Self.isOfSystem(name) ? nil : name }
    }
    return visited.count < Self.maxAncestors ? nil : next?.name
  }

  /// The methods of a type and of its superclasses that were read, its own first.
  func methods(of type: CodeType) -> [CodeMethod] { lineage(of: type).types.flatMap(\.methods) }

  /// The methods of some types and of their superclasses that were read, each once.
  func methods(of types: [CodeType]) -> [CodeMethod] {
    types.flatMap { lineage(of: $0).types }.uniqued(by: \.name).flatMap(\.methods)
  }

  /// The names of the superclasses of a type that were read, and of its protocols.
  func ancestorNames(of type: CodeType) -> Set<String> { Set(lineage(of: type).names) }

  /// A type with those that it inherits from, as far as they were read, and the names of all that these inherit
  /// from.
  private func lineage(of type: CodeType) -> (types: [CodeType], names: [String]) {
    var visited: Set<String> = [type.name]
    var open = [type]
    var types: [CodeType] = []
    var names: [String] = []
    while let next = open.popLast() {
      types.append(next)
      for name in ancestors(of: next) {
        names.append(name)
        if visited.count < Self.maxAncestors, let parent = self.type(named: name),
          visited.insert(parent.name).inserted
        {
          open.append(parent)
        }
      }
    }
    return (types, names.uniqued)
  }

  /// The names that a type inherits from, with those that a typealias stands for.
  private func ancestors(of type: CodeType) -> [String] {
    type.inherited.flatMap { aliases[$0] ?? [$0] }.map(Self.unqualified)
  }

  private static func unqualified(_ name: String) -> String {
    for module in ["UIKit.", "SwiftUI.", "Foundation."] where name.hasPrefix(module) {
      return String(name.dropFirst(module.count))
    }
    return name
  }

  /// Whether a name is one of Apple's, which adds no conformance to a delegate protocol.
  private static func isOfSystem(_ name: String) -> Bool {
    let others: Set = [
      "App", "Scene", "View", "ObservableObject", "Sendable", "Hashable", "Equatable", "Codable",
      "Identifiable", "AnyObject", "NSObjectProtocol", "MessagingDelegate", "NSObject",
    ]
    if others.contains(name) { return true }
    let prefixes = [
      "UI", "NS", "UN", "CX", "PK", "CL", "WC", "BG", "MX", "AV", "CB", "SK", "CP", "WK", "GK",
      "MF",
    ]
    return prefixes.contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }
}

extension DelegateProtocol {
  /// Whether a name is that of the protocol or of one that inherits from it.
  fileprivate func isNamed(by name: String) -> Bool {
    name == rawValue || self == .scene && name == DelegateProtocol.windowScene.rawValue
  }

  /// Whether a class that was not read is named like one that conforms.
  fileprivate func isLikely(for name: String) -> Bool {
    switch self {
    case .application: name.hasSuffix("AppDelegate") || name.hasSuffix("ApplicationDelegate")
    case .scene, .windowScene: name.hasSuffix("SceneDelegate")
    }
  }
}
