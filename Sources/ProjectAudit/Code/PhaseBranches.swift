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
    return tokens.indices.filter { tokens[$0].isWord("onChange") }.flatMap {
      index -> [PhaseBranch] in
      guard let call = tokens.call(of: index), let closure = call.closures.first,
        let observed = call.argument("of")?.last(where: { $0.kind == .word }),
        names.contains(observed.text)
      else { return [] }
      return branches(in: closure)
    }
  }

  /// The properties that read the phase from the environment.
  private var phaseNames: Set<String> {
    let variables = tokens.variables.filter { $0.modifiers.mentions("scenePhase") }
    return Set(variables.map(\.name.text) + ["scenePhase"])
  }

  private func branches(in closure: SyntaxNode) -> [PhaseBranch] {
    let former = closure.formerPhase
    return closure.statements.indices.compactMap { index -> PhaseBranch? in
      guard tokens[index].kind == .word, tokens.isMember(at: index),
        let phase = PhaseBranch.Phase(rawValue: tokens[index].text),
        let range = branch(ofPhaseAt: index, former: former)
      else { return nil }
      return PhaseBranch(file: self, phase: phase, range: range)
    }
  }

  /// The statements that run if the phase is the one at an index, unless it is the former phase, by its name,
  /// that is compared with it.
  private func branch(ofPhaseAt index: Int, former: String?) -> Range<Int>? {
    let node = tokens.tree.node(at: index)
    if let label = node.parent, label.kind == .case {
      let compared = label.enclosing(.switch)?.child(.condition)?.tokens.first
      return compared?.text == former ? nil : label.statements.indices
    }
    let before = tokens[..<index].suffix(4).map(\.text)
    guard before.dropFirst() == ["=", "=", "."], before.first != former,
      let condition = node.enclosing(.condition), let statement = condition.parent
    else { return nil }
    guard statement.kind == .guard else { return tokens.branch(decidedAt: index)?.body.indices }
    return statement.parent.map { statement.range.upperBound..<$0.statements.endIndex }
  }
}

extension SyntaxNode {
  /// The name that a closure with two parameters has for the phase before the new one.
  fileprivate var formerPhase: String? {
    let names = child(.signature)?.tokens
    let comma = names?.firstIndex { $0.isSymbol(",") }
    return comma.flatMap { names?[..<$0].last { $0.kind == .word }?.text }
  }
}
