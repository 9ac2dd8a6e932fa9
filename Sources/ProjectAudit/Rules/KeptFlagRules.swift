import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R24: values set by a tap or an intent that are only read when the app becomes active.
  var keptFlagFindings: [AuditFinding] {
    let branches = Dictionary(
      grouping: phaseBranches.filter { $0.phase == .active }, by: \.file.path)
    guard !branches.isEmpty else { return [] }
    return noticeMethods.prefix(Self.maxMethods).flatMap { method in
      method.flags.prefix(Self.maxMethods).compactMap {
        finding(on: $0, in: method, branches)
      }
    }
  }

  /// The branches in which views react to a phase.
  var phaseBranches: [PhaseBranch] {
    code.files(mentioning: "scenePhase").flatMap(\.phaseBranches)
  }

  /// The methods that receive a tap on a notification, or that an intent runs in the app.
  private var noticeMethods: [CodeMethod] {
    let intents = code.types.filter { type in
      type.inherited.contains { $0.hasSuffix("Intent") }
        && type.bodies.contains { $0.tokens.mentions("openAppWhenRun") }
    }
    return responseMethods + intents.flatMap(\.methods).filter { $0.function.baseName == "perform" }
  }

  private func finding(
    on flag: CodeToken, in method: CodeMethod, _ branches: [String: [PhaseBranch]]
  ) -> AuditFinding? {
    let readers = code.files(mentioning: flag.text).flatMap { file in
      file.tokens.indices.filter { file.tokens.readsFlag(flag.text, at: $0) }
        .map { (file: file, index: $0) }
    }.filter { !($0.file.path == method.file.path && $0.index == flag.position) }
    guard !readers.isEmpty,
      readers.allSatisfy({ runsOnActivation($0.index, in: $0.file, branches) })
    else { return nil }
    return AuditFinding(
      .readiness, .warning, at: FindingPlace(flag, in: method.file),
      "\(method.title) leaves \(flag.text) behind, and only a change of scenePhase to .active looks at "
        + "it. If the app is active already, nothing happens until it was left and opened again: observe "
        + "the value itself.",
      facts: [213], life: .launch)
  }

  /// Whether the code at an index runs when the phase becomes active and at no other time.
  private func runsOnActivation(
    _ index: Int, in file: CodeFile, _ branches: [String: [PhaseBranch]]
  ) -> Bool {
    func isInBranch(_ index: Int, in file: CodeFile) -> Bool {
      branches[file.path]?.contains { $0.range.contains(index) } ?? false
    }
    if isInBranch(index, in: file) { return true }
    guard let function = file.function(around: file.tokens[index]) else { return false }
    let calls = code.files(mentioning: function.baseName).flatMap { file in
      file.tokens.indices.filter { index in
        file.tokens[index].isWord(function.baseName) && index > 0
          && !file.tokens[index - 1].isWord("func") && file.tokens.means(function, at: index)
      }.map { (file: file, index: $0) }
    }
    return !calls.isEmpty && calls.allSatisfy { isInBranch($0.index, in: $0.file) }
  }

  /// The methods that receive the user's response to a notification.
  var responseMethods: [CodeMethod] {
    code.methods(mentioning: "userNotificationCenter").filter {
      $0.function.name.hasPrefix("userNotificationCenter(_:didReceive:")
        || $0.function.name.hasPrefix("userNotificationCenter:didReceiveNotificationResponse:")
    }
  }
}

extension CodeMethod {
  /// The keys of the user defaults that are set to something true.
  fileprivate var flags: [CodeToken] {
    body.defaultsCalls.filter { call in
      ["set", "setValue"].contains(call.name) && call.value.first(of: ["false", "nil"]) == nil
    }.map(\.key)
  }
}

extension CodeTokens {
  /// Whether the labels of the word at an index allow a call of a function.
  fileprivate func means(_ function: CodeFunction, at index: Int) -> Bool {
    guard index + 1 < endIndex, self[index + 1].isSymbol("(") else { return true }
    return function.accepts(labels(from: index + 1))
  }

  /// Whether the token at an index reads the key, and does not only declare, set or remove it.
  fileprivate func readsFlag(_ key: String, at index: Int) -> Bool {
    guard self[index].text == key else { return false }
    let before = statement(around: index)[..<index]
    let isDeclared =
      index + 1 < endIndex && self[index].kind == .word && isAssigned(at: index)
      || before.contains { ["let", "var", "case"].contains($0.text) }
        && before.last?.isSymbol("=") ?? false
    return !isDeclared
      && !before.contains { ["set", "setValue", "removeObject"].contains($0.text) }
  }
}
