import SourceCode

/// What the manifest of a Swift package says of its products and targets.
struct PackageManifest: Sendable {
  /// A call that describes a product or a target.
  struct Call: Sendable {
    let name: String
    /// The folder that it names.
    let path: String?
    /// All texts in it, among them the names of what it is built from.
    fileprivate(set) var texts: [String]
    /// Whether it does not list what it is built from, but computes it.
    fileprivate let isComputed: Bool
  }

  let folder: ProjectPath
  let products: [Call]
  /// The targets, without those of tests; nil if they cannot be read from the manifest.
  let targets: [Call]?

  /// Reads the manifest in a folder.
  init(in folder: ProjectPath, files: any ProjectFiles) {
    self.folder = folder
    guard case .bytes(let bytes) = files.content(of: folder.appending("Package.swift")) else {
      (products, targets) = ([], nil)
      return
    }
    let tokens = SyntaxTree(reading: bytes, .swift).tokens
    let targets = tokens.calls(of: ["target", "executableTarget", "macro"])
    let names = targets?.map(\.name) ?? []
    products = (tokens.calls(of: ["library", "executable"]) ?? []).map { $0.mentioning(names) }
    self.targets = targets?.map { $0.mentioning(names) }
  }
}

extension PackageManifest.Call {
  /// The call with everything that it may be built from, if it does not say what that is.
  fileprivate func mentioning(_ names: [String]) -> PackageManifest.Call {
    var copy = self
    if isComputed { copy.texts += names }
    return copy
  }
}

extension CodeTokens {
  /// The calls of some functions that name what they describe; nil if one computes its name or folder, or
  /// if there is none.
  fileprivate func calls(of functions: Set<String>) -> [PackageManifest.Call]? {
    var calls: [PackageManifest.Call] = []
    for index in indices where functions.contains(self[index].text) && isMember(at: index) {
      guard let call = call(of: index) else { continue }
      guard let name = call.text(labeled: "name"),
        call.argument("path") == nil || call.text(labeled: "path") != nil
      else { return nil }
      // A target among the dependencies of another is no description.
      if call.range.count < Self.shortestDescription, isDependency(at: index) { continue }
      calls.append(
        PackageManifest.Call(
          name: name, path: call.text(labeled: "path"),
          texts: call.tokens.compactMap(\.literalText),
          isComputed: ["targets", "dependencies"].contains(where: call.computes)))
    }
    return calls.isEmpty ? nil : calls
  }

  private static var shortestDescription: Int { 14 }

  /// Whether the call at an index stands in a list that is called `dependencies`.
  private func isDependency(at index: Int) -> Bool {
    guard let list = tree.node(at: index).enclosing(.group, .call), list.kind == .group,
      let label = list.enclosing(.argument)?.tokens.first
    else { return false }
    return label.isWord("dependencies")
  }
}

extension SyntaxNode {
  /// Whether an argument is anything but a list in brackets.
  fileprivate func computes(_ label: String) -> Bool {
    guard let value = argument(label) else { return false }
    let isList = value.first?.isSymbol("[") ?? false
    return !isList || value.partner(of: value.startIndex) + 1 < value.endIndex
  }

  /// The text of an argument; nil if there is none, or it is computed.
  fileprivate func text(labeled label: String) -> String? {
    argument(label).flatMap { $0.count == 1 ? $0.first?.literalText : nil }
  }
}
