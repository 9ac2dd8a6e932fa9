import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R24: taps that start the app and come before the view that handles them.
  var missedChangeFindings: [AuditFinding] {
    guard isSwiftUI else { return [] }
    return (responseMethods.isEmpty ? [] : missedChanges) + missingOwners
  }

  /// Values that a tap changes and only `onChange` observes. It misses changes that precede it.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  private var missedChanges: [AuditFinding] {
    let observers = code.files(mentioning: "onChange").flatMap { file in
      let own = file.tokens.ownObjects
      return file.tokens.indices(of: ["onChange", "(", "of", ":"]).filter {
        !own.contains(file.tokens.observedObject(at: $0))
      }.compactMap { start in
        file.tokens.observedMember(at: start).map { (file: file, start: start, name: $0) }
      }
    }
    let names = Set(observers.map(\.name))
    let read = namesRead(among: names)
    if read.count == names.count { return [] }
    let written = namesWritten(
      among: names.subtracting(read),
      in: graph.reach(from: Array(responseMethods.prefix(Self.maxMethods)), isCertain: true))
    return observers.filter { written.contains($0.name) }.map { file, start, name in
      AuditFinding(
        .readiness, .warning, at: FindingPlace(file.tokens[start], in: file),
        "A tap on a notification changes \(name), and only this looks at it. If the tap starts the app, "
          + "the change comes before the view, which is not told of it: add initial: true, or look at the "
          + "value when the view appears.",
        facts: [177, 213], life: .coldTap)
    }
  }

  /// The properties that the reached functions write.
  private func namesWritten(among names: Set<String>, in reach: CallGraph.Reach) -> Set<String> {
    Set(
      code.files(mentioning: names).flatMap { file in
        file.tokens.indices.filter { index in
          names.contains(file.tokens[index].text) && file.tokens.fills(at: index)
            && reach.contains(file.tokens[index], in: file) && runsAtOnce(index, in: file)
        }.map { file.tokens[$0].text }
      })
  }

  /// Whether the code at an index in a function runs before any wait. A wait gives views the time
  /// to appear.
  private func runsAtOnce(_ index: Int, in file: CodeFile) -> Bool {
    guard let body = file.function(around: file.tokens[index])?.body, body.contains(index) else {
      return false
    }
    return !file.tokens[body.lowerBound..<index].mentions("await")
  }

  /// The properties that are read anywhere except as observed values.
  private func namesRead(among names: Set<String>) -> Set<String> {
    Set(
      code.files(mentioning: names).flatMap { file in
        file.tokens.indices.filter { index in
          file.tokens[index].kind == .word && names.contains(file.tokens[index].text)
            && !file.tokens.fills(at: index) && !file.tokens.empties(at: index)
            && !file.tokens.isObserved(at: index)
            && !(index > 0 && file.tokens[index - 1].isWord("var"))
            && !(index + 1 < file.tokens.count && file.tokens[index + 1].isSymbol(":"))
        }.map { file.tokens[$0].text }
      })
  }

  /// Properties of the app delegate through which taps and pushes are handled, and that only an
  /// appearing view sets.
  private var missingOwners: [AuditFinding] {
    let delegates = Set(appDelegates.map(\.name))
    let taps = responseMethods.filter { delegates.contains($0.type ?? "") }
    return taps.flatMap { method in
      missingOwner(
        in: method,
        "A tap that starts the app can come before, and is dropped: keep it until then.",
        facts: [177, 213], life: .coldTap)
    }
      + appMethods(.didReceiveRemoteNotification).flatMap { method in
        missingOwner(
          in: method,
          "A push that starts the app in the background comes before, and is given up: do without the view.",
          facts: [58, 213], life: .backgroundLaunch)
      }
  }

  private func missingOwner(
    in method: CodeMethod, _ effect: String, facts: [Citation], life: AuditLife
  ) -> [AuditFinding] {
    let body = method.body
    return body.indices.filter(body.unwraps).filter { isSetByView(body[$0].text, of: method) }
      .prefix(1).map { index in
        AuditFinding(
          .readiness, .warning, at: FindingPlace(body[index], in: method.file),
          "\(body[index].text) is nil until a view appears, which sets it. \(effect)", facts: facts,
          life: life)
      }
  }

  /// Whether a property of the method's type is set only where a view appears.
  private func isSetByView(_ name: String, of method: CodeMethod) -> Bool {
    let places = code.files(mentioning: name).flatMap { file in
      file.tokens.indices.filter { index in
        file.tokens[index].isWord(name) && file.tokens.isReassigned(at: index)
          && file.tokens.isMember(at: index)
      }.map { (file: file, index: $0) }
    }
    return !places.isEmpty && places.allSatisfy { $0.file.tokens.isInAppearance(at: $0.index) }
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
    closures(around: index).contains {
      ["onAppear", "task"].contains($0.receivingCallee?.text)
    }
  }
}
