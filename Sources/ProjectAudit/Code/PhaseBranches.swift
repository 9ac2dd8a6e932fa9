import SourceCode

/// Statements that run when the phase of a scene has become another one.
struct PhaseBranch: Sendable {
  enum Phase: String, Sendable { case active, background }

  let file: CodeFile
  let phase: Phase
  let range: Range<Int>
}

extension CodeFile {
  /// The branches for one phase in closures that observe `scenePhase`.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  var phaseBranches: [PhaseBranch] {
    guard language == .swift, tokens.mentions("scenePhase") else { return [] }
    let names = phaseNames
    let observers = tokens.indices(of: ["onChange", "(", "of", ":"]).prefix(Self.maxObservers)
    return observers.flatMap { start -> [PhaseBranch] in
      let close = tokens.partner(of: start + 1)
      let observed = tokens[(start + 4)..<close].prefix { !$0.isSymbol(",") }.last {
        $0.kind == .word
      }
      guard let observed, names.contains(observed.text),
        let open = tokens[start..<min(tokens.count, close + 3)].firstIndex(where: {
          $0.isSymbol("{")
        })
      else { return [] }
      return branches(in: (open + 1)..<tokens.partner(of: open))
    }
  }

  /// The name that a closure with two parameters has for the phase before the new one.
  private func formerPhase(in closure: Range<Int>) -> String? {
    let start = tokens[closure].prefix(8)
    guard let end = start.firstIndex(where: { $0.isWord("in") }),
      let comma = start[..<end].firstIndex(where: { $0.isSymbol(",") })
    else { return nil }
    return start[..<comma].last { $0.kind == .word }?.text
  }

  /// Nobody observes more in one file; each is followed to its end.
  private static let maxObservers = 20

  /// The properties that read the phase from the environment.
  private var phaseNames: Set<String> {
    let names = tokens.indices.filter { tokens[$0].isWord("scenePhase") }.compactMap { index in
      tokens[index...].prefix(8).indices.first { tokens[$0].isWord("var") }.map {
        tokens[min($0 + 1, tokens.count - 1)].text
      }
    }
    return Set(names + ["scenePhase"])
  }

  private func branches(in closure: Range<Int>) -> [PhaseBranch] {
    let former = formerPhase(in: closure)
    let branches = closure.lazy.compactMap { index -> PhaseBranch? in
      guard tokens[index].kind == .word,
        let phase = PhaseBranch.Phase(rawValue: tokens[index].text),
        index > closure.lowerBound, tokens[index - 1].isSymbol("."),
        !asks(former, forPhaseAt: index, in: closure),
        let range = branch(ofPhaseAt: index, in: closure)
      else { return nil }
      return PhaseBranch(file: self, phase: phase, range: range)
    }
    return Array(branches.prefix(Self.maxObservers))
  }

  /// Whether it is the former phase, by its name, that is compared with the one at an index.
  private func asks(_ former: String?, forPhaseAt index: Int, in closure: Range<Int>) -> Bool {
    guard let former else { return false }
    // Nobody writes longer statements about phases.
    let before = tokens[closure.lowerBound..<index].suffix(1_000)
    if before.suffix(4).map(\.text) == [former, "=", "=", "."] { return true }
    let isCase = before.suffix(12).contains { $0.isWord("case") }
    guard isCase, let choice = before.lastIndex(where: { $0.isWord("switch") }) else {
      return false
    }
    return before[choice...].prefix(2).last?.isWord(former) ?? false
  }

  /// The statements that run if the phase is the one at an index.
  private func branch(ofPhaseAt index: Int, in closure: Range<Int>) -> Range<Int>? {
    let line = tokens[index].place.line
    let before = tokens[closure.lowerBound..<index].suffix(12).reversed()
      .prefix { $0.place.line == line }.map(\.text)
    if before.dropFirst().prefix(2).elementsEqual(["=", "="]) {
      let block = tokens[index..<closure.upperBound].firstIndex { $0.isSymbol("{") }
      guard let block else { return nil }
      let end = tokens[..<closure.upperBound].partner(of: block)
      return before.contains("guard") ? end..<closure.upperBound : (block + 1)..<max(end, block + 1)
    }
    guard before.contains("case"),
      let colon = tokens[index..<closure.upperBound].firstIndex(where: { $0.isSymbol(":") })
    else { return nil }
    return colon..<endOfCase(from: colon, in: closure)
  }

  private func endOfCase(from start: Int, in closure: Range<Int>) -> Int {
    var index = start
    while index < closure.upperBound {
      let isLabel = ["case", "default", "@"].contains(tokens[index].text)
      if isLabel && !(["if", "guard", ","].contains(tokens[index - 1].text))
        || tokens[index].isSymbol("}")
      {
        return index
      }
      let opens = ["(", "[", "{"].contains(where: tokens[index].isSymbol)
      index = opens ? tokens[..<closure.upperBound].partner(of: index) + 1 : index + 1
    }
    return closure.upperBound
  }
}
