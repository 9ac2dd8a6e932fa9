import LifecycleModels
import SourceCode

extension AuditRule {
  static let windowLookup = AuditRule(9, "Windows are found through their scene.")
}

extension AuditCheck {
  /// Windows that are looked up through the application.
  static let windowLookups = AuditCheck(
    .windowLookup, .warning, facts: [164], life: .launch, if: [\.hasScenes, \.hasEntry],
    mentioning: ["keyWindow", "windows", "window"]
  ) { app in
    app.code.places(of: ["keyWindow", "windows", "window"]).compactMap { place in
      place.file.lookup(at: place.index).flatMap { app.finding($0, place.token, in: place.file) }
    }
  }

  /// App delegates that use their own window although nothing sets it.
  static let unsetWindows = AuditCheck(
    .windowLookup, .warning, facts: [229], life: .launch, if: [\.hasScenes, \.hasEntry]
  ) { app in
    if app.code.files(mentioning: "window").contains(where: { $0.tokens.givesWindowToOther }) {
      return []
    }
    return app.appDelegates.filter { type in
      type.bodies.contains { $0.tokens.declaresPlainWindow }
        && !type.bodies.contains { $0.tokens.assignsOwnWindow }
    }.flatMap(\.methods).filter { !$0.isReplacedByScenes }.flatMap { method in
      method.usesOfOwnWindow.compactMap { app.finding(.delegateWindow, $0, in: method.file) }
    }
  }

  /// Launch methods that use the app delegate's window, which a scene creates later, if at all.
  static let launchWindows = AuditCheck(
    .windowLookup, .warning, facts: [229], life: .launch, if: [\.isUIKitWithScenes, \.hasEntry]
  ) { app in
    app.appDelegates.filter { type in
      type.isObjectiveC && !type.bodies.contains { $0.tokens.makesWindow }
    }.flatMap(\.methods).filter(\.isLaunchMethod).compactMap { method in
      let body = method.body
      let use = body.indices.first { body.usesOwnWindow(at: $0) && !body.asksForWindow(before: $0) }
      return use.flatMap { app.finding(.delegateWindow, body[$0], in: method.file, isKept: false) }
    }
  }
}

extension TargetFacts {
  fileprivate func finding(
    _ lookup: WindowLookup, _ token: CodeToken, in file: CodeFile, isKept: Bool? = nil
  ) -> Match? {
    if lookup == .delegateWindow, isKept ?? keepsWindowInAppDelegate { return nil }
    if lookup == .windows, hasOneWindow { return nil }
    if lookup == .keyWindow, hasOwnKeyWindow { return nil }
    let isOnly = lookup == .keyWindow && hasOneWindow
    return Match(
      at: .init(token, in: file), isOnly ? WindowLookup.wordsOfOnlyWindow : lookup.words,
      facts: lookup == .delegateWindow ? [229] : [164])
  }

  /// Whether the app extends UIApplication with a property of the same name, which hides UIKit's.
  private var hasOwnKeyWindow: Bool {
    code.type(named: "UIApplication")?.parts.contains { part in
      part.file.deferredProperties(of: part.part).contains { $0.name == "keyWindow" }
    } ?? false
  }

  /// Whether no manifest that was read allows several windows, so that they cannot be confused.
  private var hasOneWindow: Bool {
    target.isForPhonesOnly
      || !plists.isEmpty && !plists.compactMap(\.manifest).contains(where: \.allowsSeveralWindows)
  }

  /// Whether a scene delegate stores its window in the app delegate or takes it from there.
  private var keepsWindowInAppDelegate: Bool {
    let names = Set(appDelegates.map(\.lastName)).union(["delegate", "appDelegate"])
    return sceneDelegates.contains { type in
      type.bodies.contains { _, tokens in
        tokens.indices.contains { index in
          tokens[index].isWord("window") && index + 1 < tokens.endIndex
            && tokens[index + 1].isSymbol("=") && tokens.isMember(at: index)
            && tokens.receiver(before: index).first(of: names) != nil
        }
      }
    }
  }
}

extension CodeTokens {
  /// Whether the word at an index is the `window` property of this object, or its variable.
  fileprivate func usesOwnWindow(at index: Int) -> Bool {
    guard index + 1 < endIndex,
      [".", "]"].contains(where: self[index + 1].isSymbol) || self[index + 1].kind == .word
    else { return false }
    if self[index].isWord("_window") { return true }
    return self[index].isWord("window") && index > startIndex + 1
      && (self[index - 1].isSymbol(".") && self[index - 2].isWord("self")
        || self[index - 1].isWord("self") && self[index - 2].isSymbol("["))
      && (self[index + 1].isSymbol(".") || self[index + 1].kind == .word)
  }

  /// Whether a condition before an index tests for a window.
  fileprivate func asksForWindow(before index: Int) -> Bool {
    indices(of: ["if", "("]).contains { start in
      start < index && self[start..<Swift.min(partner(of: start + 1), index)].mentions("window")
    }
  }

  /// Whether a window is created.
  fileprivate var makesWindow: Bool { has("UIWindow", "alloc") || has("UIWindow", "new") }

  /// Whether a window is declared that is nil until it is set.
  fileprivate var declaresPlainWindow: Bool {
    indices(of: ["var", "window", ":", "UIWindow"]).contains { index in
      index + 4 < endIndex && ["?", "!"].contains(self[index + 4].text)
        && (index + 5 == endIndex || !["=", "{"].contains(self[index + 5].text))
    }
  }

  /// Whether this object's window is set.
  fileprivate var assignsOwnWindow: Bool {
    assignments(to: "window").contains { index in
      guard index > startIndex else { return true }
      return index > startIndex + 1 && self[index - 2].isWord("self")
        || ![".", "let", "var"].contains(self[index - 1].text)
    }
  }

  /// Whether another object's window is set.
  fileprivate var givesWindowToOther: Bool {
    assignments(to: "window").contains { index in
      index > startIndex + 1 && self[index - 1].isSymbol(".") && !self[index - 2].isWord("self")
    }
  }

  private func assignments(to name: String) -> [Int] {
    indices(of: [name, "="]).filter { $0 + 2 < endIndex && !self[$0 + 2].isSymbol("=") }
  }
}

/// A way to find a window that does not ask a scene.
private enum WindowLookup: Hashable, Sendable {
  case delegateWindow, keyWindow, windows

  var words: String {
    switch self {
    case .delegateWindow:
      "The window of the app delegate stays nil in an app with scenes. Ask the view for its window, "
        + "or the scene."
    case .keyWindow:
      "UIApplication.keyWindow may be a window of another scene, or nil while the scene is inactive. "
        + "Ask the view for its window, or the scene."
    case .windows:
      "UIApplication.windows mixes the windows of all scenes. Ask the view for its window, or the scene."
    }
  }

  /// The message about the key window of an app that has one window.
  static let wordsOfOnlyWindow =
    "UIApplication.keyWindow is nil until the scene has made its window the key window, which is after the "
    + "launch methods. Ask the view for its window, or the scene."
}

extension CodeFile {
  /// The window lookup at an index, if any.
  fileprivate func lookup(at index: Int) -> WindowLookup? {
    switch tokens[index].text {
    case "keyWindow" where isOfApplication(before: index): .keyWindow
    case "windows" where isOfApplication(before: index) && !visitsAll(at: index): .windows
    case "window" where isOfDelegate(before: index): .delegateWindow
    default: nil
    }
  }

  /// Whether the code at an index visits each element of a collection.
  private func visitsAll(at index: Int) -> Bool {
    let next = tokens[(index + 1)...].prefix(2).map(\.text)
    let isOfLoop = tokens.tree.node(at: index).enclosing(.condition)?.parent?.kind == .loop
    return next == [".", "forEach"] || isOfLoop && ["{", ")", "]"].contains(next.first)
  }

  /// Whether the word at an index is a member of `UIApplication.shared`.
  private func isOfApplication(before index: Int) -> Bool {
    let receiver = tokens.receiver(before: index).map(\.text).joined(separator: " ")
    return language == .swift
      ? receiver.hasSuffix("UIApplication . shared .")
      : ["[ UIApplication sharedApplication ]", "UIApplication . sharedApplication"]
        .contains { receiver.hasSuffix($0) || receiver.hasSuffix($0 + " .") }
  }

  /// Whether the word at an index is a member of the delegate of `UIApplication.shared`.
  private func isOfDelegate(before index: Int) -> Bool {
    let before = tokens.receiver(before: index)
    guard let delegate = before.lastIndex(where: { $0.isWord("delegate") }),
      before[..<delegate].mentions("UIApplication")
    else { return false }
    let isMember = tokens[index - 1].isSymbol(".") || tokens[index - 1].isSymbol("]")
    let allowed: Set = ["?", "!", ".", "as", ")", "(", "]", "AppDelegate"]
    return isMember
      && tokens[(delegate + 1)..<index].allSatisfy {
        allowed.contains($0.text) || $0.text.hasSuffix("Delegate") || $0.text == "window"
      }
  }
}
