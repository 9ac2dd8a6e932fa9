import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Values that a tap changes and only `onChange` observes. It misses changes that precede it.
  static let missedChanges = AuditCheck(
    .readiness, .warning, facts: [177, 213], life: .coldTap, if: [\.isSwiftUI],
    mentioning: ["onChange"], query: \.missedChanges)

  /// Properties of the app delegate through which taps are handled, and that only an appearing view
  /// sets.
  static let missingOwnersOfTaps = AuditCheck(
    .readiness, .warning, facts: [177, 213], life: .coldTap, if: [\.isSwiftUI]
  ) { app in
    let delegates = Set(app.appDelegates.map(\.name))
    return app.responseMethods.filter { delegates.contains($0.type ?? "") }.compactMap { method in
      app.missingOwner(
        in: method,
        "A tap that starts the app can come before, and is dropped: keep it until then.")
    }
  }

  /// The same for pushes.
  static let missingOwnersOfPushes = AuditCheck(
    .readiness, .warning, facts: [58, 213], life: .backgroundLaunch, if: [\.isSwiftUI]
  ) { app in
    app.appMethods(.didReceiveRemoteNotification).compactMap { method in
      app.missingOwner(
        in: method,
        "A push that starts the app in the background comes before, and is given up: do without the view."
      )
    }
  }
}

extension TargetFacts {
  /// - Complexity: O(*n*) for *n* tokens.
  fileprivate var missedChanges: [Match] {
    let methods = responseMethods
    if methods.isEmpty { return [] }
    let observers = code.files(mentioning: "onChange").flatMap { file in
      let own = file.tokens.ownObjects
      return file.tokens.indices(of: ["onChange", "(", "of", ":"]).filter {
        !own.contains(file.tokens.observedObject(at: $0))
      }.compactMap { start in
        file.tokens.observedMember(at: start).map {
          (place: CodePlace(file: file, index: start), name: $0)
        }
      }
    }
    let names = Set(observers.map(\.name))
    let read = namesRead(among: names)
    if read.count == names.count { return [] }
    let written = namesWritten(
      among: names.subtracting(read),
      in: graph.reach(from: Array(methods.prefix(Self.maxMethods)), isCertain: true))
    return observers.filter { written.contains($0.name) }.map { place, name in
      Match(
        at: .init(place),
        "A tap on a notification changes \(name), and only this looks at it. If the tap starts the app, "
          + "the change comes before the view, which is not told of it: add initial: true, or look at the "
          + "value when the view appears.")
    }
  }

  /// The properties that the reached functions write.
  private func namesWritten(among names: Set<String>, in reach: CallGraph.Reach) -> Set<String> {
    Set(
      code.places(of: names) {
        $0.tokens.fills(at: $0.index) && reach.contains($0) && runsAtOnce($0)
      }.map(\.token.text))
  }

  /// Whether a place in a function runs before any wait. A wait gives views the time to appear.
  private func runsAtOnce(_ place: CodePlace) -> Bool {
    guard let body = place.function?.body, body.contains(place.index) else { return false }
    return !place.tokens[body.lowerBound..<place.index].mentions("await")
  }

  /// The properties that are read anywhere except as observed values.
  private func namesRead(among names: Set<String>) -> Set<String> {
    Set(
      code.places(of: names) { place in
        let (tokens, index) = (place.tokens, place.index)
        return !tokens.fills(at: index) && !tokens.empties(at: index)
          && !tokens.isObserved(at: index) && !tokens.isLabel(at: index)
          && !(index > 0 && tokens[index - 1].isWord("var"))
      }.map(\.token.text))
  }

  fileprivate func missingOwner(in method: CodeMethod, _ effect: String) -> Match? {
    let body = method.body
    return body.indices.first { body.unwraps(at: $0) && isSetByView(body[$0].text) }.map {
      Match(
        at: .init(body[$0], in: method.file),
        "\(body[$0].text) is nil until a view appears, which sets it. \(effect)")
    }
  }

  /// Whether a property of some object is set only where a view appears.
  private func isSetByView(_ name: String) -> Bool {
    let places = code.places(of: [name]) {
      $0.tokens.isReassigned(at: $0.index) && $0.tokens.isMember(at: $0.index)
    }
    return !places.isEmpty && places.allSatisfy { $0.tokens.isInAppearance(at: $0.index) }
  }
}

extension CodeTokens {
  /// The model member that the `onChange(of:)` without `initial` at an index observes.
  fileprivate func observedMember(at start: Int) -> String? {
    guard let call = call(of: start), call.argument("initial") == nil,
      let value = call.argument("of"), value.count > 2, let last = value.last, last.kind == .word,
      value.dropLast().last?.isSymbol(".") ?? false
    else { return nil }
    return last.text
  }

  /// The objects that views create for themselves. They do not change before there is a view.
  fileprivate var ownObjects: Set<String> {
    let own = variables.filter { $0.modifiers.first(of: ["StateObject", "State"]) != nil }
    return Set(own.map(\.name.text))
  }

  /// The object whose member the `onChange` at an index observes.
  fileprivate func observedObject(at start: Int) -> String {
    let words = call(of: start)?.argument("of")?.filter { $0.kind == .word } ?? []
    return words.first { !$0.isWord("self") }?.text ?? ""
  }

  /// Whether the property at an index is written.
  fileprivate func fills(at index: Int) -> Bool {
    isReassigned(at: index)
      || index + 2 < endIndex && self[index + 1].isSymbol(".")
        && ["insert", "append"].contains(self[index + 2].text)
  }

  /// Whether something is removed from the property at an index.
  fileprivate func empties(at index: Int) -> Bool {
    index + 2 < endIndex && self[index + 1].isSymbol(".")
      && self[index + 2].text.hasPrefix("remove")
  }

  /// Whether the word at an index is part of what `onChange` observes.
  fileprivate func isObserved(at index: Int) -> Bool {
    callsAround(index).contains { $0.callee?.isWord("onChange") ?? false }
  }

  /// Whether a property of this object is unwrapped at an index, with no effect if it is nil: by a
  /// question mark, or in a condition.
  fileprivate func unwraps(at index: Int) -> Bool {
    guard self[index].kind == .word, index + 2 < endIndex else { return false }
    let isMember = isMember(at: index)
    if self[index + 1].isSymbol("?"), self[index + 2].isSymbol(".") { return !isMember }
    let isOwn = isMember && index > startIndex + 1 && self[index - 2].isWord("self")
    let before = self[..<(isOwn ? index - 2 : index)].suffix(4).map(\.text)
    let isBound =
      before.count == 4 && before[3] == "=" && before[1] == "let"
      && ["if", "guard"].contains(before[0])
    return isBound && (isOwn || !isMember)
      && (self[index + 1].isSymbol("{") || self[index + 1].isWord("else"))
  }

  /// Whether a closure around an index runs when a view appears.
  fileprivate func isInAppearance(at index: Int) -> Bool {
    closures(around: index).contains { ["onAppear", "task"].contains($0.receivingCallee?.text) }
  }
}
