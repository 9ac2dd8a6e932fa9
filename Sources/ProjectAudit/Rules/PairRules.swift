import DelegateSource
import LifecycleModels

extension TargetFacts {
  /// R11: what an interruption stops and does not start again, and phases compared with the wrong one.
  var pairFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    let own: (Callback, Callback, Callback) -> [AuditFinding] = { resign, enter, activate in
      hasScenes ? [] : unpaired(appMethods(resign), appMethods(enter), appMethods(activate))
    }
    return own(.willResignActive, .willEnterForeground, .didBecomeActive)
      + unpaired(
        sceneMethods(.sceneWillResignActive), sceneMethods(.sceneWillEnterForeground),
        sceneMethods(.sceneDidBecomeActive)) + phaseFindings
  }

  /// Calls that stop something on the way out of the active state, and that start it again only on the
  /// way into the foreground.
  private func unpaired(
    _ resigning: [CodeMethod], _ entering: [CodeMethod], _ activating: [CodeMethod]
  ) -> [AuditFinding] {
    let redone = Set(activating.flatMap { $0.body.filter { $0.kind == .word }.map(\.text) })
    let started = Set(entering.flatMap { $0.body.filter { $0.kind == .word }.map(\.text) })
    return resigning.flatMap { method in
      method.body.compactMap { token -> AuditFinding? in
        guard token.kind == .word, let counterparts = Self.counterparts(of: token.text),
          let start = counterparts.first(where: started.contains),
          redone.isDisjoint(with: counterparts)
        else { return nil }
        return AuditFinding(
          .pairs, .warning, at: FindingPlace(token, in: method.file),
          "\(token.text) runs at each interruption, and \(start) only when the app enters the "
            + "foreground. After an interruption it stays off: start it when it becomes active.",
          facts: [26, 153], life: .interruption)
      }
    }
  }

  /// The names that undo a name, for example `startUpdates` of `stopUpdates`.
  private static func counterparts(of name: String) -> [String]? {
    let pairs = [
      ("stop", ["start", "resume", "restart", "begin"]),
      ("pause", ["resume", "start", "play", "unpause"]),
      ("suspend", ["resume", "start"]), ("disable", ["enable"]), ("disconnect", ["connect"]),
    ]
    for (prefix, others) in pairs where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard rest.first.map(\.isUppercase) ?? true else { continue }
      return others.map { $0 + rest }
    }
    return nil
  }

  /// Comparisons of the former phase with the background where the new one is active.
  private var phaseFindings: [AuditFinding] {
    code.files.filter { $0.language == .swift && $0.tokens[...].mentions("scenePhase") }
      .flatMap { file in
        file.tokens.indices.filter { file.comparesFormerPhase(at: $0) }.map { index in
          AuditFinding(
            .pairs, .warning, at: FindingPlace(file.tokens[index], in: file),
            "On the way back the phase before .active is .inactive, never .background, so this is "
              + "never true. Remember that the app was in the background.",
            facts: [211], life: .comeBack)
        }
      }
  }
}

extension CodeFile {
  /// Whether `… == .background` at an index stands where the new phase is active.
  fileprivate func comparesFormerPhase(at index: Int) -> Bool {
    guard index > 2, tokens[index].isWord("background"), tokens[index - 1].isSymbol("."),
      tokens[index - 2].isSymbol("="), tokens[index - 3].isSymbol("=")
    else { return false }
    let former = index > 3 ? tokens[index - 4].text.lowercased() : ""
    guard ["old", "prev", "former", "last", "from"].contains(where: former.contains) else {
      return false
    }
    return isInActiveCase(index) || isBesideActive(index)
  }

  /// Whether the last case before an index is that of the active phase.
  private func isInActiveCase(_ index: Int) -> Bool {
    let start = max(0, index - 60)
    guard
      let label = tokens[start..<index].lastIndex(where: {
        $0.isWord("case") || $0.isWord("default")
      })
    else { return false }
    return tokens[label..<index].prefix(4).map(\.text) == ["case", ".", "active", ":"]
  }

  /// Whether the same condition also asks for the active phase.
  private func isBesideActive(_ index: Int) -> Bool {
    let around = tokens[max(0, index - 14)..<min(tokens.count, index + 14)]
    let condition = around.split { $0.isSymbol("{") || $0.isSymbol("}") || $0.isWord("if") }
      .first { $0.contains(tokens[index]) }
    return condition?.has("=", "=", ".", "active") ?? false
  }
}
