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
    for index in indices where functions.contains(self[index].text) {
      guard index + 1 < endIndex, self[index + 1].isSymbol("("), index > startIndex,
        self[index - 1].isSymbol(".")
      else { continue }
      let arguments = self[(index + 2)..<Swift.max(index + 2, partner(of: index + 1))]
      guard let name = arguments.text(labeled: "name"),
        !arguments.hasLabel("path") || arguments.text(labeled: "path") != nil
      else { return nil }
      // A target among the dependencies of another is no description.
      if arguments.count < Self.shortestDescription, isDependency(at: index) { continue }
      calls.append(
        PackageManifest.Call(
          name: name, path: arguments.text(labeled: "path"),
          texts: arguments.compactMap(\.literalText),
          isComputed: ["targets", "dependencies"].contains(where: arguments.computes)))
    }
    return calls.isEmpty ? nil : calls
  }

  private static var shortestDescription: Int { 12 }

  /// Whether the call at an index stands in a list that is called `dependencies`.
  private func isDependency(at index: Int) -> Bool {
    var depth = 0
    for place in self[..<index].suffix(2_000).indices.reversed() {
      switch self[place].text {
      case ")", "]": depth += 1
      case "(", "[":
        depth -= 1
        if depth < 0 { return place > startIndex + 1 && self[place - 2].isWord("dependencies") }
      default: break
      }
    }
    return false
  }

  /// Whether an argument is anything but a list in brackets.
  private func computes(_ label: String) -> Bool {
    guard let value = argument(labeled: label), value < endIndex else { return false }
    let end = partner(of: value) + 1
    return !self[value].isSymbol("[") || end < endIndex && !self[end].isSymbol(",")
  }

  private func hasLabel(_ label: String) -> Bool { argument(labeled: label) != nil }

  /// The text of an argument; nil if there is none, or it is computed.
  private func text(labeled label: String) -> String? {
    guard let value = argument(labeled: label), value < endIndex else { return nil }
    let isWhole = value + 1 == endIndex || self[value + 1].isSymbol(",")
    return isWhole ? self[value].literalText : nil
  }

  /// Where the value of an argument begins, outside of all brackets.
  private func argument(labeled label: String) -> Int? {
    var index = startIndex
    while index + 1 < endIndex {
      if self[index].isWord(label), self[index + 1].isSymbol(":") { return index + 2 }
      let opens = ["(", "[", "{"].contains(where: self[index].isSymbol)
      index = opens ? partner(of: index) + 1 : index + 1
    }
    return nil
  }
}
