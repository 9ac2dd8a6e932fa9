import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Links that start the app while it shows a view that does not handle them.
  static let linksDuringSplash = AuditCheck(
    .readiness, .warning, facts: [223], life: .coldURL,
    if: [\.isSwiftUI, \.sceneDelegates.isEmpty],
    mentioning: ["onOpenURL", "onContinueUserActivity"], query: \.linksDuringSplash)
}

extension TargetFacts {
  fileprivate var linksDuringSplash: [Match] {
    let handlers = linkHandlers
    guard let first = handlers.first else { return [] }
    return firstViews.flatMap { $0.launchGates(in: code) }.filter(takesTime).prefix(Self.maxMethods)
      .filter { gate in
        var views = SubsequentViews(behind: gate, in: code)
        return handlers.allSatisfy { views.contain($0) }
      }.prefix(1).map { gate in
        let name = first.token.text
        let view = gate.file.tokens[gate.first.lowerBound].text
        return Match(
          at: .init(gate.file.tokens[gate.place], in: gate.file),
          "A link that starts the app comes while \(view) is shown, and only views that come after it have "
            + ".\(name): the link is lost. Attach .\(name) to what surrounds both, and keep the link until it can "
            + "be followed.")
      }
  }

  /// The places where views handle links, up to a limit.
  private var linkHandlers: [CodePlace] {
    let all = code.places(of: AuditCheck.linksDuringSplash.words) {
      $0.tokens.isMember(at: $0.index) && !$0.tokens.onlyEndsLogin(at: $0.index)
    }
    return all.count > 20 ? [] : all
  }

  /// The app, and the views in its body.
  private var firstViews: [CodeType] {
    let apps = code.apps(of: entry)
    let names = Set(
      apps.flatMap { $0.bodies.flatMap { $0.tokens.filter { $0.kind == .word }.map(\.text) } })
    let views = code.types.filter { names.contains($0.lastName) && $0.inherited.contains("View") }
    return apps + views.prefix(20)
  }

  /// Whether the value that selects a view changes only after some time: the first view receives a
  /// binding to it, or a delayed call sets it.
  private func takesTime(_ gate: LaunchGate) -> Bool {
    let flag = gate.flag
    if flag.model == nil,
      gate.file.tokens[gate.first].contains(where: { $0.text == "$" + flag.name })
    {
      return true
    }
    let places = code.places(of: [flag.name]) { place in
      (flag.model != nil || place.file.path == gate.file.path)
        && place.tokens.isReassigned(at: place.index)
        && place.tokens[place.index + 2].isWord(gate.becomes ? "true" : "false")
    }
    return !places.isEmpty && places.count <= 10 && places.allSatisfy(\.isLater)
  }
}

extension CodePlace {
  /// Whether it runs only after some time: in a delayed closure, or after a wait in its function.
  fileprivate var isLater: Bool {
    if tokens.isLater(at: index) { return true }
    guard let body = function?.body, body.contains(index) else { return false }
    return tokens[body.lowerBound..<index].mentions("await")
  }
}

extension CodeTokens {
  /// Whether the code at an index is in a delayed closure.
  fileprivate func isLater(at index: Int) -> Bool {
    let later = [
      "asyncAfter", "scheduledTimer", "sink", "onReceive", "onChange", "onCompletion", "onFinish",
      "completion",
    ]
    for closure in closures(around: index) {
      let start = closure.range.lowerBound
      let head = before(start).reversed().prefix { !["{", "}"].contains($0.text) }
      if head.contains(where: { token in later.contains { token.text.hasPrefix($0) } }) {
        return true
      }
      if ["Task", "task"].contains(closure.receivingCallee?.text) {
        return self[start..<index].mentions("await")
      }
    }
    return false
  }

  /// Whether the closure of a link handler only ends a login, which no launch begins.
  fileprivate func onlyEndsLogin(at index: Int) -> Bool {
    guard let body = call(of: index)?.closures.first?.tokens else { return false }
    let calls = body.invocations.filter { !$0.writesLog }
    let names = ["auth", "login", "signin"]
    return !calls.isEmpty && body.count < 60
      && calls.allSatisfy { call in names.contains(where: call.name.lowercased().contains) }
  }
}

/// The views that are only shown after another view.
private struct SubsequentViews {
  private let gate: LaunchGate
  private let code: Codebase
  private let showsContentLater: Bool
  /// The results for types. A type under examination counts as shown later.
  private var known: [String: Bool] = [:]

  /// Limits against hostile input.
  private static let maxUses = 10
  private static let maxTypes = 50

  init(behind gate: LaunchGate, in code: Codebase) {
    self.gate = gate
    self.code = code
    showsContentLater = gate.showsContentLater
  }

  /// Whether a place is content that the conditional view shows later.
  private func isContent(_ place: CodePlace) -> Bool {
    showsContentLater
      && place.tokens.closures(around: place.index).contains {
        $0.receivingCallee?.isWord(gate.type.lastName) ?? false
      }
  }

  /// Whether a place belongs to such a view.
  ///
  /// - Complexity: O(*n*) for *n* tokens in the files that mention the views around it.
  mutating func contain(_ place: CodePlace) -> Bool {
    if place.file.path == gate.file.path, gate.later.contains(place.index) { return true }
    if isContent(place) { return true }
    guard let part = place.part, let type = code.type(named: part.name), type.isDeclared,
      type.name != gate.type.name
    else { return false }
    if let answer = known[type.name] { return answer }
    guard known.count < Self.maxTypes else { return false }
    known[type.name] = true
    let uses = uses(of: type)
    var isLater = !uses.isEmpty && uses.count <= Self.maxUses
    for use in uses.prefix(Self.maxUses) where isLater { isLater = contain(use) }
    known[type.name] = isLater
    return isLater
  }

  /// The mentions of a type outside its own code.
  private func uses(of type: CodeType) -> [CodePlace] {
    let declaring = ["struct", "class", "extension", "enum", "actor"]
    return code.places(of: [type.lastName]) { place in
      // What stands in no type, or in a preview, is only for developers.
      guard let part = place.part, !part.inherited.contains("PreviewProvider") else { return false }
      let isDeclaration =
        place.index > 0 && declaring.contains(where: place.tokens[place.index - 1].isWord)
      return !isDeclaration && part.name != type.name
    }
  }
}
