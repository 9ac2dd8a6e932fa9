import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R24: links that start the app while a view is shown that does not take them.
  var splashFindings: [AuditFinding] {
    guard isSwiftUI, sceneDelegates.isEmpty else { return [] }
    let handlers = linkHandlers
    if handlers.isEmpty { return [] }
    return firstViews.flatMap { $0.launchGates(in: code) }.filter(takesTime).prefix(
      Self.maxMethods
    ).filter {
      gate in
      var views = SubsequentViews(behind: gate, in: code)
      return handlers.allSatisfy { views.contain($0.index, in: $0.file) }
    }.prefix(1).map { gate in
      let name = handlers[0].file.tokens[handlers[0].index].text
      let view = gate.file.tokens[gate.first.lowerBound].text
      return AuditFinding(
        .readiness, .warning, at: FindingPlace(gate.file.tokens[gate.place], in: gate.file),
        "A link that starts the app comes while \(view) is shown, and only views that come after it have "
          + ".\(name): the link is lost. Attach .\(name) to what surrounds both, and keep the link until it can "
          + "be followed.",
        facts: [223], life: .coldURL)
    }
  }

  /// Where views ask for links, nobody writes more of them than are looked at.
  private var linkHandlers: [(file: CodeFile, index: Int)] {
    let names = ["onOpenURL", "onContinueUserActivity"]
    let all = code.files(mentioning: names).flatMap { file in
      file.tokens.indices.filter { index in
        file.tokens[index].kind == .word && names.contains(file.tokens[index].text) && index > 0
          && file.tokens[index - 1].isSymbol(".") && !file.tokens[...].onlyEndsLogin(at: index)
      }.map { (file: file, index: $0) }
    }
    return all.count > 20 ? [] : all
  }

  /// The app, and the views that its body names.
  private var firstViews: [CodeType] {
    let apps = code.apps(of: entry)
    let names = Set(
      apps.flatMap { $0.bodies.flatMap { $0.tokens.filter { $0.kind == .word }.map(\.text) } })
    return apps
      + code.types.filter { names.contains($0.lastName) && $0.inherited.contains("View") }.prefix(
        20)
  }

  /// Whether what decides about a view changes only after some time: the first view is given it to set, or it
  /// is set by something that is called later.
  private func takesTime(_ gate: LaunchGate) -> Bool {
    let flag = gate.flag
    if flag.model == nil,
      gate.file.tokens[gate.first].contains(where: { $0.text == "$" + flag.name })
    {
      return true
    }
    let files = flag.model == nil ? [gate.file] : code.files(mentioning: flag.name)
    let places = files.flatMap { file in
      let tokens = file.tokens[...]
      return tokens.indices.filter { index in
        tokens[index].isWord(flag.name) && tokens.isReassigned(at: index)
          && tokens[index + 2].isWord(gate.becomes ? "true" : "false")
      }.map { (file: file, index: $0) }
    }
    return !places.isEmpty && places.count <= 10
      && places.allSatisfy { $0.file.isLater(at: $0.index) }
  }
}

extension CodeFile {
  /// Whether what stands at an index runs only after some time: in a closure that is called later, or in a
  /// function that has waited for something.
  fileprivate func isLater(at index: Int) -> Bool {
    if tokens[...].isLater(at: index) { return true }
    guard let body = function(around: tokens[index])?.body, body.contains(index) else {
      return false
    }
    return tokens[body.lowerBound..<index].mentions("await")
  }
}

extension CodeTokens {
  /// Whether what stands at an index is in a closure that is called later.
  fileprivate func isLater(at index: Int) -> Bool {
    let later = [
      "asyncAfter", "scheduledTimer", "sink", "onReceive", "onChange", "onCompletion", "onFinish",
      "completion",
    ]
    var inner = index
    for _ in 0..<12 {
      guard let open = self[..<inner].suffix(600).opening(around: inner) else { return false }
      let head = self[..<open].suffix(14).reversed().prefix { !["{", "}"].contains($0.text) }
      if head.contains(where: { token in later.contains { token.text.hasPrefix($0) } }) {
        return true
      }
      let isTask = head.prefix(8).contains { $0.isWord("Task") || $0.isWord("task") }
      if isTask { return self[open..<index].mentions("await") }
      inner = open
    }
    return false
  }
}

extension CodeTokens {
  /// Where the name stands of what is given the closure that opens at an index, after its arguments if it has
  /// any.
  fileprivate func callee(ofClosureAt open: Int) -> Int? {
    guard open > startIndex, self[open].isSymbol("{") else { return nil }
    if self[open - 1].kind == .word { return open - 1 }
    guard self[open - 1].isSymbol(")"), let start = opening(around: open - 1), start > startIndex
    else { return nil }
    return start - 1
  }
}

extension CodeTokens {
  /// Whether the closure of a handler of links calls nothing but what ends a login, which no launch begins.
  fileprivate func onlyEndsLogin(at index: Int) -> Bool {
    guard let open = self[index...].prefix(8).firstIndex(where: { $0.isSymbol("{") }) else {
      return false
    }
    let body = self[open..<Swift.min(partner(of: open) + 1, endIndex)]
    let calls = body.indices.compactMap { body.invocation(at: $0, in: .swift) }
      .filter { !$0.writesLog }
    let names = ["auth", "login", "signin"]
    return !calls.isEmpty && body.count < 60
      && calls.allSatisfy { call in names.contains(where: call.name.lowercased().contains) }
  }
}

/// The views that are only shown after another one.
private struct SubsequentViews {
  private let gate: LaunchGate
  private let code: Codebase
  private let showsContentLater: Bool
  /// What was found about types; those that are being looked at are taken to be shown later.
  private var known: [String: Bool] = [:]

  /// Nobody shows a view in more places, or takes links in views that more others show.
  private static let maxUses = 10
  private static let maxTypes = 50
  /// Nobody gives a view longer content.
  private static let maxContentTokens = 2_000

  init(behind gate: LaunchGate, in code: Codebase) {
    self.gate = gate
    self.code = code
    showsContentLater = gate.showsContentLater
  }

  /// Whether what stands at an index is what the view with the condition is given to show later.
  private func isContent(_ index: Int, in file: CodeFile) -> Bool {
    guard showsContentLater else { return false }
    let tokens = file.tokens[...]
    var inner = index
    while let open = tokens[..<inner].suffix(Self.maxContentTokens).opening(around: inner) {
      let isOfView = tokens.callee(ofClosureAt: open).map { tokens[$0].isWord(gate.type.lastName) }
      if isOfView ?? false { return true }
      inner = open
    }
    return false
  }

  /// Whether what stands at an index belongs to such a view.
  ///
  /// - Complexity: O(*n*) for *n* tokens in the files that mention the views around it.
  mutating func contain(_ index: Int, in file: CodeFile) -> Bool {
    if file.path == gate.file.path, gate.later.contains(index) { return true }
    if isContent(index, in: file) { return true }
    guard let part = file.part(around: file.tokens[index]),
      let type = code.type(named: part.name), type.isDeclared, type.name != gate.type.name
    else { return false }
    if let answer = known[type.name] { return answer }
    guard known.count < Self.maxTypes else { return false }
    known[type.name] = true
    let uses = uses(of: type)
    var isLater = !uses.isEmpty && uses.count <= Self.maxUses
    for use in uses.prefix(Self.maxUses) where isLater {
      isLater = contain(use.index, in: use.file)
    }
    known[type.name] = isLater
    return isLater
  }

  /// Where a type is mentioned outside of itself.
  private func uses(of type: CodeType) -> [(file: CodeFile, index: Int)] {
    let name = type.lastName
    return code.files(mentioning: name).flatMap { file in
      file.tokens.indices.filter { place in
        file.tokens[place].isWord(name) && !isDeclaration(place, in: file)
          && !isPreview(place, in: file)
          && file.part(around: file.tokens[place])?.name != type.name
      }.map { (file: file, index: $0) }
    }
  }

  private func isDeclaration(_ index: Int, in file: CodeFile) -> Bool {
    let declaring = ["struct", "class", "extension", "enum", "actor"]
    return index > 0 && declaring.contains(where: file.tokens[index - 1].isWord)
  }

  /// Whether what stands at an index is only for whoever writes the app.
  private func isPreview(_ index: Int, in file: CodeFile) -> Bool {
    guard let part = file.part(around: file.tokens[index]) else { return true }
    return part.inherited.contains("PreviewProvider")
  }
}
