import LifecycleModels
import SourceCode

extension AuditCheck {
  /// Launch input that is kept in a property until the app is active. It may be forgotten, handled at
  /// each activation, or handled twice because UIKit delivers it again.
  static let keptInput = AuditCheck(
    .coldInput, .warning, facts: [154], life: nil, if: [\.hasEntry, \.isUIKit]
  ) { app in
    let starts =
      app.hasScenes
      ? app.sceneMethods(.sceneWillConnect) + [app.configurationMethod].compactMap { $0 }
      : app.launchMethods
    return starts.prefix(TargetFacts.maxMethods).flatMap { start in
      SceneInput.all.compactMap { input in
        app.keptInputs(input, by: start).first.flatMap(app.finding)
      }
    }
  }
}

extension TargetFacts {
  /// The input that a method stores in properties of its type.
  fileprivate func keptInputs(_ input: SceneInput, by start: CodeMethod) -> [KeptInput] {
    guard let type = start.type.flatMap(code.type) else { return [] }
    return flow(of: input, in: start).kept
      .filter { type.declares($0.name) }
      .map { KeptInput(input: input, start: start, type: type, place: $0) }
  }

  fileprivate func finding(about kept: KeptInput) -> Match? {
    if !isUsed(kept) {
      return finding(
        kept, .error,
        "A \(kept.input.name) that starts the app is kept in \(kept.place.name), and nothing uses it.",
        effect: .losesInput)
    }
    guard let consumer = consumers(of: kept).first else { return nil }
    if receivesInputAgain,
      let warm = appMethods(kept.input.former).first(where: { handles($0) })
    {
      return finding(
        kept, .warning,
        "A \(kept.input.name) that starts the app is handled twice: it is kept in "
          + "\(kept.place.name) for \(consumer.function.name), and \(warm.title) is called as well "
          + "unless \(kept.start.function.baseName) returns "
          + (kept.start.isSwift ? "false." : "NO."))
    }
    guard !isCleared(kept, by: consumer) else { return nil }
    return finding(
      kept, .warning,
      "A \(kept.input.name) that starts the app is kept in \(kept.place.name), and "
        + "\(consumer.function.name) handles it each time that it is called, because nothing clears "
        + "\(kept.place.name).")
  }

  private func finding(
    _ kept: KeptInput, _ severity: AuditSeverity, _ message: String, effect: AuditEffect = .other
  ) -> Match {
    let isShortcut = kept.input.warm == .scenePerformActionForShortcutItem
    return Match(
      at: .init(kept.place.token, in: kept.place.file), message, severity: severity,
      facts: hasScenes ? [154] : isShortcut ? [77] : [22], life: kept.input.coldLife, effect: effect
    )
  }

  /// The activation callbacks that use the stored input.
  private func consumers(of kept: KeptInput) -> [CodeMethod] {
    let names: Set = [kept.place.name, "_" + kept.place.name]
    return returnMethods.filter { method in
      method.type == kept.type.name
        && !flow(of: InputSource(properties: names), in: method).uses.isEmpty
    }
  }

  /// Whether any code reads the property.
  private func isUsed(_ kept: KeptInput) -> Bool {
    let uses = code.places(of: Set(kept.place.name.spellings)) { place in
      let isDeclared = place.index > 0 && place.tokens[place.index - 1].isWord("var")
      return !isDeclared && !place.tokens.isAssigned(at: place.index)
        && !(place.file.language == .objectiveC && place.function == nil)
    }
    return !uses.isEmpty
  }

  /// Whether the property, or a variable that guards it, changes when its value is handled, or
  /// anywhere else except where input is stored.
  private func isCleared(_ kept: KeptInput, by consumer: CodeMethod) -> Bool {
    let arrivals = appMethods(kept.input.former) + sceneMethods(kept.input.warm)
    let flows = [flow(of: kept.input, in: kept.start)] + arrivals.map(flow(in:))
    let sources = Set(flows.flatMap(\.kept).map(\.token))
    let (names, setter) = (kept.place.name.spellings, kept.place.name.setter)
    return consumer.hasReentryGuard
      || !code.places(of: Set(names + [setter])) { place in
        place.tokens.changes(setter, at: place.index) && !sources.contains(place.token)
          && place.function != nil
      }.isEmpty
  }
}

/// Input that a method stores in a property.
private struct KeptInput {
  let input: SceneInput
  let start: CodeMethod
  let type: CodeType
  let place: InputFlow.Use
}

extension CodeType {
  /// Whether it has a stored property of this name without observers.
  fileprivate func declares(_ name: String) -> Bool {
    if isObjectiveC { return true }
    return bodies.contains { _, tokens in
      tokens.indices(of: ["var", name]).contains { index in
        let property = tokens.tree.node(at: index)
        return property.child(.accessors) == nil && property.child(.block) == nil
          && !property.tokens[..<index].mentions("Published")
      }
    }
  }
}

extension CodeTokens {
  /// Whether the word at an index is a property that is assigned or emptied.
  fileprivate func changes(_ setter: String, at index: Int) -> Bool {
    guard self[index].kind == .word, index + 2 < endIndex else { return false }
    if self[index].text == setter { return true }
    let emptying: Set = ["removeAll", "removeFirst", "removeLast", "popFirst", "popLast", "take"]
    return isAssigned(at: index) || member(of: index).map { emptying.contains($0.text) } ?? false
  }
}

extension String {
  /// The spellings of a property: plain, with an underscore for its variable, and with a dollar
  /// sign for its projection.
  fileprivate var spellings: [String] { [self, "_" + self, "$" + self] }

  /// The Objective-C setter of a property.
  var setter: String { "set" + prefix(1).uppercased() + dropFirst() }
}
