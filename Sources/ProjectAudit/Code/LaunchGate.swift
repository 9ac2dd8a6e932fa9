import SourceCode

/// A condition in a view that shows one view at the launch, and another one once something has become
/// true.
struct LaunchGate {
  let file: CodeFile
  /// The type of the view.
  let type: CodeType
  /// Where the condition stands.
  let place: Int
  /// The views that are shown at the launch.
  let first: Range<Int>
  /// The views that are shown later.
  let later: Range<Int>
  /// What decides.
  let flag: LaunchFlag
  /// What that becomes later.
  let becomes: Bool
}

extension LaunchGate {
  /// Whether the view shows what it is given by a closure, and does so among the later views only.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  var showsContentLater: Bool {
    let tokens = file.tokens(in: later)
    let given = type.propertiesWithoutValue
    let names = Set(tokens.filter { $0.kind == .word && given.contains($0.text) }.map(\.text))
    return names.contains { name in
      let body = type.parts.filter { $0.file.path == file.path }.flatMap { part in
        part.file.deferredProperties(of: part.part).filter { $0.name == "body" }.compactMap(\.body)
      }
      return body.allSatisfy { range in
        range.allSatisfy { !file.tokens[$0].isWord(name) || later.contains($0) }
      }
    }
  }
}

extension CodeType {
  /// The conditions in the body of a view, or of an app, that a property decides whose first value is written
  /// with it, in the view or in the model that it observes.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the type.
  func launchGates(in code: Codebase) -> [LaunchGate] {
    let flags = LaunchFlags(of: self, in: code)
    return parts.flatMap { part in
      part.file.viewBodies(of: part.part).flatMap { body in
        body.lazy.filter { part.file.tokens[$0].isWord("if") }.prefix(Self.maxGates).compactMap {
          gate(at: $0, in: part.file, body, flags)
        }
      }
    }
  }

  /// Nobody asks for more in one body.
  private static let maxGates = 20

  private func gate(
    at place: Int, in file: CodeFile, _ body: Range<Int>, _ flags: LaunchFlags
  ) -> LaunchGate? {
    let tokens = file.tokens(in: body)
    let isNegated = place + 1 < tokens.endIndex && tokens[place + 1].isSymbol("!")
    let statement = tokens.tree.node(at: place)
    let branches = statement.branches
    guard let flag = flags.flag(at: place + (isNegated ? 2 : 1), in: tokens), branches.count > 1,
      branches[0].condition.startIndex == place
    else { return nil }
    let then = branches[0].body.indices
    let isShown = flag.firstValue != isNegated
    if isShown ? !tokens.makesView(at: then.lowerBound) : !branches[1].condition.isEmpty {
      return nil
    }
    let other =
      isShown ? (then.upperBound + 1)..<statement.range.upperBound : branches[1].body.indices
    return LaunchGate(
      file: file, type: self, place: place, first: isShown ? then : other,
      later: isShown ? other : then, flag: flag, becomes: !flag.firstValue)
  }

  /// The names of the properties that get their value when an object is made.
  fileprivate var propertiesWithoutValue: Set<String> {
    Set(
      bodies.flatMap { _, tokens in
        tokens.indices.filter { index in
          index > tokens.startIndex && index + 1 < tokens.endIndex
            && ["let", "var"].contains(where: tokens[index - 1].isWord)
            && tokens[index + 1].isSymbol(":")
        }.map { tokens[$0].text }
      })
  }
}

extension CodeFile {
  /// The body of a view, and the properties of it that the body shows.
  fileprivate func viewBodies(of part: CodePart) -> [Range<Int>] {
    let properties = deferredProperties(of: part)
    let bodies = properties.filter { $0.name == "body" }.compactMap(\.body)
    let others = properties.filter { property in
      property.name != "body" && bodies.contains { tokens(in: $0).mentions(property.name) }
    }
    return bodies + others.compactMap(\.body)
  }
}

extension CodeTokens {
  /// Whether a view is made at an index.
  fileprivate func makesView(at index: Int) -> Bool {
    guard index + 1 < endIndex, self[index].kind == .word else { return false }
    return self[index].text.first?.isUppercase ?? false && !self[index].isWord("Task")
      && ["(", "{", "."].contains(where: self[index + 1].isSymbol)
  }
}
