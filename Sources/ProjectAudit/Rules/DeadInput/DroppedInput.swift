import DelegateSource
import LifecycleModels
import ProjectFormats
import SourceCode

extension AuditCheck {
  /// Schemes, files and types of quick actions that an Info.plist declares, and that the code for such input
  /// drops because it only takes others.
  static let droppedInput = AuditCheck(
    .deadInput, .warning, facts: [154], life: nil, effect: .losesInput, if: [\.knowsAllReceivers]
  ) { app in
    app.dropped(
      "scheme", SceneInput.all[0], by: app.urlHandlers, declared: \.schemes,
      unless: app.isForOthers
    ) {
      "The Info.plist declares the URL scheme “\($0)”, and only URLs with the scheme “\($1)” pass here: others "
        + "open the app, and are dropped. Take them here, or declare no such scheme."
    }
      + app.dropped(
        "scheme", SceneInput.all[0], by: app.urlHandlers,
        declared: { $0.documentTypes.isEmpty ? [] : $0.schemes + [fileScheme] },
        unless: { name, _ in name != fileScheme || app.mayOpenFiles }
      ) {
        "The Info.plist says that the app opens files of the type "
          + "“\(app.plists.flatMap(\.documentTypes).first ?? $0)”, and this condition accepts only the scheme "
          + "“\($1)”: such a file is dropped. Take URLs whose isFileURL is true as well."
      }
      + app.dropped(
        "type", SceneInput.all[2], by: app.quickActionHandlers, declared: \.quickActions,
        unless: { type, _ in app.isMentioned(quickAction: type) }
      ) {
        "The Info.plist lists quick actions of the type “\($0)”, and only those of the type “\($1)” are handled "
          + "here: the app opens as usual, and the quick action is lost. Handle it here, or do not list it."
      }
  }

  private static let fileScheme = "file"
}

extension TargetFacts {
  /// Whether some code may open files, other than what asks the options of a launch, which are nil with scenes.
  fileprivate var mayOpenFiles: Bool {
    let words: Set = [
      "isFileURL", "fileURL", "file", "startAccessingSecurityScopedResource", "NSFileCoordinator",
      "UIDocument", "UIDocumentBrowserViewController", "UIDocumentViewController", "pathExtension",
      "openInPlace",
    ]
    let launches = hasScenes ? launchMethods : []
    return code.files(mentioning: words).contains { file in
      file.tokens.indices.contains { index in
        words.contains(file.tokens[index].literalText ?? file.tokens[index].text)
          && !launches.contains { $0.file === file && $0.body.indices.contains(index) }
      }
    }
  }

  /// Declared input that every handler drops, by the property that tells it from others.
  fileprivate func dropped(
    _ property: String, _ input: SceneInput, by handlers: [CodeMethod],
    declared: (InfoPlist) -> [String], unless isForOthers: (String, InfoPlist) -> Bool,
    message: (String, String) -> String
  ) -> [Match] {
    let tests = handlers.prefix(Self.maxMethods).map { test(of: property, by: $0) }
    guard let first = tests.first, let first, tests.allSatisfy({ $0 != nil }) else { return [] }
    let values = Set(tests.flatMap { $0?.values ?? [] })
    return plists.compactMap { plist -> Match? in
      let names = declared(plist)
      guard let taken = names.first(where: { values.contains($0.lowercased().lastName) }),
        let other = names.first(where: { name in
          !values.contains(name.lowercased().lastName) && !isForOthers(name, plist)
        })
      else { return nil }
      return Match(at: .init(first.place), message(other, taken), life: input.warmLife)
    }.prefix(1).map { $0 }
  }

  /// The test of a property of its input that decides whether a handler, or the function that it leaves the
  /// input to, does anything; nil if there is none.
  private func test(
    of property: String, by handler: CodeMethod, levels: Int = maxCallDepth
  ) -> InputTest? {
    if let test = handler.test(of: property, code) { return test }
    guard levels > 0, handler.body.count < InputFlow.maxTokens else { return nil }
    let parameters = Set(handler.function.parameterNames)
    let flow =
      handler.delegateMethods.isEmpty
      ? InputFlow(of: InputSource(names: parameters), in: handler, []) : flow(in: handler)
    let uses = flow.uses.filter { handler.body.contains($0.token) }
    var names = Set(uses.map(\.token.text)).subtracting(parameters)
    if names.isEmpty {
      // In Objective-C, a function whose answer is used is no use itself.
      names = Set(handler.body.invocations.map(\.baseName.text)).filter {
        graph.onlyFunction(named: $0) != nil
      }
    }
    guard names.count == 1, let name = names.first else { return nil }
    let own = callees(of: handler).filter { $0.function.baseName == name }
    return (own.count == 1 ? own[0] : graph.onlyFunction(named: name))
      .flatMap { test(of: property, by: $0, levels: levels - 1) }
  }

  /// The code that is given URLs.
  fileprivate var urlHandlers: [CodeMethod] {
    guard isSwiftUI else {
      return hasScenes ? sceneMethods(.sceneOpenURLContexts) : appMethods(.openURL)
    }
    return code.places(of: ["onOpenURL"]).compactMap { place in
      place.tokens.call(of: place.index)?.closures.last.map { closure in
        let body = closure.statements
        let names = closure.parameterNames
        return CodeMethod(
          type: place.part?.name, file: place.file,
          function: CodeFunction(
            name: "onOpenURL", parameterNames: names.isEmpty ? ["$0"] : names,
            place: place.token.place, body: body.startIndex..<body.endIndex))
      }
    }
  }

  /// The methods that are given quick actions.
  fileprivate var quickActionHandlers: [CodeMethod] {
    hasScenes
      ? sceneMethods(.scenePerformActionForShortcutItem) : appMethods(.performActionForShortcutItem)
  }

  /// Whether some code may know a type of quick actions: by its text, or by a case of this name.
  fileprivate func isMentioned(quickAction type: String) -> Bool {
    let name = type.lastName.lowercased()
    return code.files.contains { file in
      file.tokens.indices.contains { index in
        let token = file.tokens[index]
        if let text = token.literalText { return text.lowercased().contains(name) }
        return index > 0 && file.tokens[index - 1].isWord("case") && token.text.lowercased() == name
      }
    }
  }
}

extension InfoPlist {
  /// The types of the quick actions that the Info.plist lists, without those that contain unknown settings.
  fileprivate var quickActions: [String] {
    (value?["UIApplicationShortcutItems"]?.items ?? [])
      .compactMap { $0["UIApplicationShortcutItemType"]?.text.map(settings.expand) }
      .filter { !$0.contains("$") }
  }
}

/// A test of some property that input has to pass, so that something becomes of it.
private struct InputTest {
  /// The values with which input passes, in lower case and without what precedes a dot.
  let values: Set<String>
  /// The first word of the test.
  let place: CodePlace
}

extension CodeMethod {
  /// The test of a property that everything passes which a method does with its input; nil if it has none.
  fileprivate func test(of property: String, _ code: Codebase) -> InputTest? {
    let body = body
    guard body.count < InputFlow.maxTokens else { return nil }
    let names = body.names(of: property)
    let asks = { (condition: CodeTokens) in
      condition.has(".", property) || condition.has(property, "]")
        || condition.first(of: names) != nil
    }
    let statements = (body.nodes(.guard) + body.nodes(.conditional) + body.nodes(.switch))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let statement = statements.first(where: { asks($0.conditions) }),
      let choice = statement.choice(asks, in: body, answer: function.parameterNames.last ?? "")
    else { return nil }
    let source = InputSource(names: Set(function.parameterNames).union(names))
    let uses = InputFlow(of: source, in: self, []).uses.filter { use in
      use.token.text != function.parameterNames.last
    }
    guard uses.allSatisfy({ use in choice.ranges.contains { $0.contains(use.token.position) } })
    else { return nil }
    let values = choice.conditions.flatMap { $0.values(in: code) }
    return InputTest(
      values: Set(values), place: .init(file: file, index: statement.range.lowerBound))
  }
}

/// What statements do with some values, and with no others.
private struct Choice {
  /// The conditions that name the values.
  let conditions: [CodeTokens]
  /// Where the input is known to have one of them.
  let ranges: [Range<Int>]
}

extension SyntaxNode {
  /// All that a statement asks, without its branches; of a `switch` its subject.
  fileprivate var conditions: CodeTokens {
    let end = child(.block)?.range.lowerBound ?? child(.condition)?.range.upperBound
    return tokens[..<(end ?? range.upperBound)]
  }

  /// The branches of a statement, also the only one without braces.
  private var alternatives: [(condition: CodeTokens, body: CodeTokens)] {
    guard branches.isEmpty, let condition = child(.condition) else { return branches }
    let end = condition.range.upperBound
    return [(tokens[..<end], tokens[end...])]
  }

  /// Which values of a property a statement lets pass; nil if it does something with others.
  fileprivate func choice(
    _ asks: (CodeTokens) -> Bool, in body: CodeTokens, answer: String
  ) -> Choice? {
    let end = parent.map {
      $0.kind == .block || $0.kind == .closure ? $0.range.upperBound : body.endIndex
    }
    let rest = range.upperBound..<max(range.upperBound, min(end ?? body.endIndex, body.endIndex))
    switch kind {
    case .guard:
      guard let block = child(.block), block.content.drops(answer), !conditions.isNegated else {
        return nil
      }
      return Choice(conditions: [conditions], ranges: [rest])
    case .switch:
      let cases = child(.block)?.children(.case) ?? []
      let others = cases.filter { $0.statements.startIndex == $0.range.upperBound || $0.hasNoValue }
      guard others.allSatisfy({ $0.statements.drops(answer) }) else { return nil }
      let taken = cases.filter { !$0.hasNoValue }
      return Choice(
        conditions: taken.map { $0.tokens[..<$0.statements.startIndex] }, ranges: taken.map(\.range)
      )
    default:
      let taken = alternatives.filter { !$0.condition.isEmpty }
      guard taken.allSatisfy({ asks($0.condition) }) else { return nil }
      if taken.count == 1, alternatives.count == 1, conditions.isNegated {
        guard taken[0].body.drops(answer), taken[0].body.leaves else { return nil }
        return Choice(conditions: [conditions], ranges: [rest])
      }
      let others = alternatives.filter(\.condition.isEmpty).map(\.body)
      // What follows a branch that leaves is done for all others.
      let isRestOfOthers = taken.contains { $0.body.leaves }
      guard !conditions.contains(where: { $0.isSymbol("!") }),
        others.allSatisfy({ $0.drops(answer) }),
        !isRestOfOthers || tokens.tree.tokens[rest].drops(answer)
      else { return nil }
      return Choice(
        conditions: taken.map(\.condition),
        ranges: taken.map { $0.body.startIndex..<$0.body.endIndex })
    }
  }

  /// Whether a case is the one for all other values.
  private var hasNoValue: Bool {
    tokens.prefix(2).contains { ["default", "_"].contains($0.text) }
  }
}

extension CodeTokens {
  /// The constants and variables that hold a property of something.
  fileprivate func names(of property: String) -> Set<String> {
    Set(
      indices(of: [".", property]).compactMap { index in
        let before = self.before(index)
        return before.firstIndex { $0.isSymbol("=") }.flatMap { sign in
          sign > before.startIndex && before[sign - 1].kind == .word
            && sign + 1 < endIndex && !self[sign + 1].isSymbol("=") ? before[sign - 1].text : nil
        }
      })
  }

  /// Whether the condition asks for anything but some value.
  fileprivate var isNegated: Bool {
    has("!", "=") || has("!", "[") && !contains { ["&", "|"].contains($0.text) }
  }

  /// Whether nothing is done here but to leave, to write a log, or to answer.
  fileprivate func drops(_ answer: String) -> Bool {
    !contains { $0.isSymbol("=") }
      && invocations.allSatisfy { $0.writesLog || $0.baseName.text == answer }
      && !contains { ["await", "try"].contains($0.text) }
  }

  /// Whether the last statement leaves the branch.
  fileprivate var leaves: Bool {
    nodes(.jump).contains { $0.range.upperBound == endIndex || $0.range.upperBound == endIndex - 1 }
  }

  /// The texts that are named here, or that constants of the named words have.
  fileprivate func values(in code: Codebase) -> [String] {
    compactMap { token in
      token.literalText ?? (token.kind == .word ? code.constant(named: token.text) : nil)
    }.map { $0.lowercased().lastName }
  }
}
