import Foundation

@testable import SourceCode

/// What Package.swift declares.
///
/// It is read from the text, because the package manager cannot be asked while it runs the tests.
struct Manifest {
  struct Target {
    let name: String
    /// The folder with its sources, from the root of the package.
    let folder: String
    /// The targets that it depends on, in the order of the manifest.
    let dependencies: [Dependency]

    /// Whether it is a part of the product, and not of the tests.
    var isOfProduct: Bool { !folder.hasPrefix("Tests/") }
  }

  struct Dependency: Hashable {
    let name: String
    /// Whether it is needed on some platforms only.
    let isConditional: Bool
  }

  let targets: [Target]

  static let shared: Manifest = {
    let bytes = try? Data(contentsOf: Project.root.appending(path: "Package.swift"))
    return Manifest(Array(bytes ?? Data()))
  }()

  init(_ source: [UInt8]) {
    var lexer = SourceLexer(source)
    var tokens: [String] = []
    while let token = lexer.next() { tokens.append(lexer.text(of: token)) }
    targets = Self.declarations(in: tokens[...]).compactMap(Self.target)
  }

  /// The names of all targets that a target depends on, directly or not.
  func closure(of target: String) -> Set<String> {
    var found: Set<String> = []
    var open = [target]
    while let next = open.popLast() {
      for name in dependencies(of: next) where found.insert(name).inserted { open.append(name) }
    }
    return found
  }

  /// The names of the targets that a target declares as its dependencies.
  func dependencies(of target: String) -> [String] {
    targets.first { $0.name == target }?.dependencies.map(\.name) ?? []
  }
}

// MARK: - Reading

extension Manifest {
  private static let kinds: Set = ["target", "executableTarget", "testTarget", "plugin"]

  /// The arguments of each call that declares a target.
  private static func declarations(in tokens: ArraySlice<String>) -> [ArraySlice<String>] {
    var found: [ArraySlice<String>] = []
    var index = tokens.startIndex
    while index + 2 < tokens.endIndex {
      if tokens[index] == ".", kinds.contains(tokens[index + 1]), tokens[index + 2] == "(" {
        let end = closing(index + 2, in: tokens)
        found.append(tokens[(index + 3)..<end])
        index = end
      }
      index += 1
    }
    return found
  }

  private static func target(_ arguments: ArraySlice<String>) -> Target? {
    // A product that is a plugin is written like a target, but lists targets.
    guard let name = text(of: "name", in: arguments), value(of: "targets", in: arguments) == nil,
      let folder = text(of: "path", in: arguments) ?? folder(of: name)
    else { return nil }
    return Target(
      name: name, folder: folder,
      dependencies: dependencies(in: value(of: "dependencies", in: arguments) ?? []))
  }

  /// The dependencies of a list that holds names and calls.
  private static func dependencies(in list: ArraySlice<String>) -> [Dependency] {
    let calls = declarations(in: list)
    var found: [Dependency] = []
    for (index, token) in zip(list.indices, list) where token.hasPrefix("\"") {
      guard let call = calls.first(where: { $0.indices.contains(index) }) else {
        found.append(Dependency(name: content(of: token), isConditional: false))
        continue
      }
      if text(of: "name", in: call) == content(of: token) {
        let isConditional = value(of: "condition", in: call) != nil
        found.append(Dependency(name: content(of: token), isConditional: isConditional))
      }
    }
    return found
  }

  /// Where a target without a path lies: the manifest may set paths for whole folders of targets.
  private static func folder(of target: String) -> String? {
    let manager = FileManager.default
    let sources = Project.root.appending(path: "Sources").path
    let groups = (try? manager.contentsOfDirectory(atPath: sources))?.sorted() ?? []
    return (["Sources", "Tests"] + groups.map { "Sources/\($0)" }).map { "\($0)/\(target)" }
      .first { manager.fileExists(atPath: Project.root.appending(path: $0).path) }
  }

  /// The tokens of the argument with a label; nil if there is none.
  private static func value(
    of label: String, in arguments: ArraySlice<String>
  ) -> ArraySlice<String>? {
    var index = arguments.startIndex
    while index + 1 < arguments.endIndex {
      if arguments[index] == label, arguments[index + 1] == ":" {
        let start = index + 2
        var end = start
        while end < arguments.endIndex, arguments[end] != "," {
          end = closing(end, in: arguments) + 1
        }
        return arguments[start..<min(end, arguments.endIndex)]
      }
      index = closing(index, in: arguments) + 1
    }
    return nil
  }

  /// The text of the argument with a label, if it is a literal.
  private static func text(of label: String, in arguments: ArraySlice<String>) -> String? {
    guard let value = value(of: label, in: arguments)?.first, value.hasPrefix("\""),
      !value.contains("\\(")
    else {
      return nil
    }
    return content(of: value)
  }

  private static func content(of literal: String) -> String {
    String(literal.dropFirst().dropLast())
  }

  /// The index of the bracket that closes the one at an index; the index itself if there is none.
  private static func closing(_ start: Int, in tokens: ArraySlice<String>) -> Int {
    var depth = 0
    for index in start..<tokens.endIndex {
      if ["(", "[", "{"].contains(tokens[index]) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.endIndex - 1
  }
}
