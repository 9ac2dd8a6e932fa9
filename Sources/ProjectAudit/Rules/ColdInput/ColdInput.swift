import DelegateSource
import LifecycleModels
import SourceCode

extension AuditRule {
  static let coldInput = AuditRule(7, "Input that starts the app is handled, and handled once.")
}

extension AuditCheck {
  /// Input that is ignored when it starts the app: one answer for each method that handles it in the
  /// running app.
  static let unreadInput = AuditCheck(
    .coldInput, .error, facts: [154, 155], life: nil, effect: .losesInput,
    if: [\.hasScenes, \.hasEntry, \.makesSceneDelegates]
  ) { app in SceneInput.all.flatMap(app.unread) }

  /// Input that is read when it starts the app, but ignored by the running app.
  static let onlyColdInput = AuditCheck(
    .coldInput, .error, facts: [154], life: nil, effect: .losesInput,
    if: [\.isUIKitWithScenes, \.hasEntry, \.makesSceneDelegates, \.isAllRead]
  ) { app in SceneInput.all.flatMap(app.onlyCold) }
}

extension TargetFacts {
  fileprivate func onlyCold(_ input: SceneInput) -> [Match] {
    guard sceneMethods(input.warm).isEmpty else { return [] }
    return sceneMethods(.sceneWillConnect).compactMap { method in
      guard let name = method.parameter(2) else { return nil }
      let body = method.body
      let index = body.indices.first { index in
        body[index].kind == .word && input.options.contains(body[index].text)
          && index > body.startIndex + 1 && body[index - 2].isWord(name)
      }
      guard let index, !opensWindows(body) else { return nil }
      let isCertain = foreignSceneClasses.isEmpty
      let counterpart = DelegateMethod.all.first { $0.callback == input.warm }
      return Match(
        at: .init(body[index], in: method.file),
        "A \(input.name) is handled when it starts the app. One that arrives at the running app goes to "
          + "\(SuggestedCode.name(of: counterpart, inSwift: method.isSwift)), which the scene delegate does not have.",
        severity: isCertain ? .error : .note, life: input.warmLife,
        instead: SuggestedCode.declaration(of: counterpart, inSwift: method.isSwift))
    }
  }

  /// Whether activities select the window that a scene shows. Such activities open scenes and are
  /// restored by them.
  private func opensWindows(_ body: CodeTokens) -> Bool {
    body.mentions("stateRestorationActivity") || code.mentions("requestSceneSessionActivation")
  }

  /// A method shared by several delegates is judged with the first.
  fileprivate func unread(_ input: SceneInput) -> [Match] {
    if isHandledBySwiftUI(input) { return [] }
    var judged: Set<FindingPlace> = []
    let readers = readers(of: input)
    return sceneDelegates.flatMap { delegate -> [Match] in
      let handlers = code.methods(of: delegate).filter { method in
        method.callbacks.contains(input.warm) && method.doesSomething
          && !onlyEndsLogin(method, by: input)
          && judged.insert(FindingPlace(method)).inserted
      }
      if handlers.isEmpty || isRead(by: delegate, readers) || isForOthers(input, readers) {
        return []
      }
      let foreign = code.unknownSuperclass(of: delegate)
      return handlers.map { unread(input, beside: $0, of: delegate, foreign) }
    }
  }

  /// Whether a method passes its input only to code that ends a login. The process that began the
  /// login is waiting for it; a process that the input starts is not.
  private func onlyEndsLogin(_ method: CodeMethod, by input: SceneInput) -> Bool {
    // No login ends with a quick action.
    guard input.modifier != nil else { return false }
    let uses = flow(in: method).uses
    return !uses.isEmpty && uses.allSatisfy(\.isAboutLogin)
  }

  private func unread(
    _ input: SceneInput, beside warm: CodeMethod, of delegate: CodeType, _ foreign: String?
  ) -> Match {
    let option = input.options[warm.isSwift ? 0 : 1]
    return Match(
      at: .init(warm),
      "\(delegate.name) handles a \(input.name) that arrives at the running app. One that starts "
        + "the app is in connectionOptions.\(option) of scene(_:willConnectTo:options:), which "
        + "nothing reads" + (foreign.map { ", unless “\($0)” does, which was not read." } ?? "."),
      severity: foreign == nil ? .error : .note, life: input.coldLife,
      instead: warm.isSwift ? Self.drain(input) : nil)
  }

  /// Whether some code reads the input for a delegate or passes on all its options. Other scene
  /// delegates read only the options of their own scenes.
  private func isRead(by delegate: CodeType, _ readers: OptionReaders) -> Bool {
    let methods = code.methods(of: delegate)
    return readers.areOthers || methods.contains { $0.type.map(readers.types.contains) ?? false }
      || methods.contains { forwardsOptions($0, delegate) }
  }

  /// Whether an input selects the configuration of its scene, and a delegate of other scenes reads
  /// it there.
  private func isForOthers(_ input: SceneInput, _ readers: OptionReaders) -> Bool {
    guard let method = configurationMethod, !readers.types.isEmpty else { return false }
    return method.body.indices.contains { index in
      input.options.contains(method.body[index].text) && method.file.isMember(at: index)
    }
  }

  /// Whether some code reads an input from the connection options.
  func readsOptions(_ input: SceneInput) -> Bool {
    let readers = readers(of: input)
    return readers.areOthers || !readers.types.isEmpty
  }

  /// The code that reads an input from the connection options.
  private func readers(of input: SceneInput) -> OptionReaders {
    let delegates = Set(code.methods(of: sceneDelegates).compactMap(\.type))
    var readers = OptionReaders()
    for file in code.files(mentioning: input.options)
    where file.tokens.contains(where: { $0.text.hasSuffix("onnectionOptions") }) {
      for index in file.tokens.indices where reads(input, at: index, in: file) {
        let place = CodePlace(file: file, index: index)
        let type = place.function.flatMap { _ in place.part?.name }
        if let type, delegates.contains(type) {
          readers.types.insert(type)
        } else {
          readers.areOthers = true
        }
      }
    }
    return readers
  }

  private func reads(_ input: SceneInput, at index: Int, in file: CodeFile) -> Bool {
    file.tokens[index].kind == .word && input.options.contains(file.tokens[index].text)
      && file.isMember(at: index) && !file.isOnlyTested(at: index)
      && !onlyChooses(by: index, in: file)
  }

  /// Whether the input at an index only helps to choose a configuration.
  func onlyChooses(by index: Int, in file: CodeFile) -> Bool {
    guard let method = configurationMethod, method.file.path == file.path else { return false }
    return method.body.indices.contains(index) && method.body.isOnlyInspected(at: index)
  }

  /// Whether a method passes on its connection options.
  func forwardsOptions(_ method: CodeMethod, _ delegate: CodeType) -> Bool {
    guard method.callbacks.contains(.sceneWillConnect), let name = method.parameter(2) else {
      return false
    }
    let body = method.body
    return body.indices.contains { index in
      guard body[index].isWord(name), index + 1 < body.endIndex else { return false }
      let next = body[index + 1].text
      let isLabel = next == ":"
      let isMember = next == "." || next == "?" || next == "!"
      let receivesMessage = index > body.startIndex && body[index - 1].text == "["
      let isPrinted = body.isArgument(at: index, of: \.writesLog)
      let isForSuper =
        code.unknownSuperclass(of: delegate) == nil && body.isArgumentOfSuper(at: index)
      return !isLabel && !isMember && !receivesMessage && !isPrinted && !isForSuper
    }
  }

  private static func drain(_ input: SceneInput) -> String {
    let code =
      switch input.warm {
      case .sceneOpenURLContexts:
        "self.scene(scene, openURLContexts: connectionOptions.urlContexts)"
      case .sceneContinueUserActivity:
        "for activity in connectionOptions.userActivities {\n  self.scene(scene, continue: activity)\n}"
      default:
        "if let item = connectionOptions.shortcutItem, let windowScene = scene as? UIWindowScene {\n"
          + "  self.windowScene(windowScene, performActionFor: item) { _ in }\n}"
      }
    return "// In scene(_:willConnectTo:options:), once the window is made:\n" + code
  }
}

/// The code that reads an input from the connection options.
private struct OptionReaders {
  /// The scene delegates that read it in a method.
  var types: Set<String> = []
  /// Whether other code reads it too.
  var areOthers = false
}

extension CodeFile {
  /// Whether the word at an index is a member: it follows a dot or is a message.
  fileprivate func isMember(at index: Int) -> Bool {
    guard index > 1 else { return false }
    if tokens[index - 1].isSymbol(".") {
      // A dot after anything else begins a member of an implied type, such as a key of launch
      // options.
      return tokens[index - 2].kind == .word
        || [")", "]", "?", "!"].contains(tokens[index - 2].text)
    }
    guard language == .objectiveC, index + 1 < tokens.count else { return false }
    return tokens[index + 1].isSymbol("]") && tokens[index - 1].kind == .word
      && tokens[index - 2].isSymbol("[")
  }

  /// Whether the collection at an index is only tested for its contents, for example to choose a
  /// configuration.
  fileprivate func isOnlyTested(at index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].isSymbol(".")
      && ["contains", "isEmpty", "count"].contains(tokens[index + 2].text)
  }
}

extension CodeTokens {
  /// Whether the word at an index is an argument of a call to the superclass.
  fileprivate func isArgumentOfSuper(at index: Int) -> Bool {
    callsAround(index).first?.parent?.tokens.first?.isWord("super") ?? false
  }
}
