import LifecycleModels
import SourceCode

extension AuditRule {
  static let lastChance = AuditRule(22, "Nothing is saved only when the process ends.")
}

extension AuditCheck {
  /// Flags that only the end of the process resets, so that most launches find the old value.
  static let lastFlags = AuditCheck(
    .lastChance, .note, facts: [78], life: .suspension, if: [\.hasEntry]
  ) { app in app.endings.flatMap(app.flagsResetOnly) }

  /// Data that only the end of the process saves.
  static let lastSaves = AuditCheck(
    .lastChance, .note, facts: [78], life: .suspension, if: [\.hasEntry]
  ) { app in
    app.endings.flatMap { method in
      method.saves.prefix(TargetFacts.maxMethods).filter {
        app.isOnlyUse($0, in: method.file) && !app.savesSharedContext($0)
      }.map { token in
        Match(
          at: .init(token, in: method.file),
          "Only \(method.title) calls \(token.text). An app that was left is suspended, and a "
            + "suspended app ends without being told: call it when the app enters the background, too."
        )
      }
    }
  }

  /// User defaults that only the end of the process resets.
  static let lastDefaults = AuditCheck(
    .lastChance, .note, facts: [78], life: .suspension, if: [\.hasEntry]
  ) { app in
    app.endings.flatMap { method in
      method.body.storedFlags.prefix(TargetFacts.maxMethods).filter {
        app.isReset($0, onlyBy: method)
      }.map { Match(flag: $0.token, named: $0.key, value: $0.value, in: method) }
        + method.body.defaultsCalls.filter {
          $0.name == "removeObject" && app.isRemoved($0.key.text, onlyBy: method)
        }.map { call in
          Match(
            at: .init(call.key, in: method.file),
            "Only \(method.title) removes the value for \(call.key.text). An app that was left is suspended, and "
              + "a suspended app ends without being told: the next launch finds the old value.")
        }
    }
  }
}

extension Match {
  fileprivate init(flag token: CodeToken, named name: String, value: Bool, in method: CodeMethod) {
    self.init(
      at: .init(token, in: method.file),
      "Only \(method.title) sets \(name) to \(value). An app that was left is suspended, and a "
        + "suspended app ends without being told: the next launch finds \(!value).")
  }
}

extension TargetFacts {
  /// The methods that run only when the process ends.
  fileprivate var endings: [CodeMethod] {
    // A method that is also called at other times is no last chance.
    appMethods(.willTerminate).filter { !hasLiveCalls(of: $0) }
  }

  fileprivate func flagsResetOnly(by method: CodeMethod) -> [Match] {
    let body = method.body
    return body.indices.filter { body.flag(at: $0) != nil }.prefix(Self.maxMethods).compactMap {
      index in
      let flag = body[index]
      let others = code.places(of: [flag.text]) {
        !($0.file.path == method.file.path && method.function.body?.contains($0.index) ?? false)
      }.compactMap { $0.tokens.flag(at: $0.index) }
      guard let value = body.flag(at: index), others.contains(!value), !others.contains(value),
        outlivesProcess(flag.text)
      else { return nil }
      return Match(flag: flag, named: flag.text, value: value, in: method)
    }
  }

  /// Whether only one method gives a flag in the user defaults its value, and some code reads it.
  fileprivate func isReset(_ flag: StoredFlag, onlyBy method: CodeMethod) -> Bool {
    let files = code.files(mentioning: flag.key)
    let others = files.flatMap { file in
      file.tokens.storedFlags.filter { other in
        other.key == flag.key
          && !(file.path == method.file.path
            && method.function.body?.contains(other.token.position) ?? false)
      }
    }
    return files.contains { $0.tokens.asksForFlag(flag.key) }
      && others.contains { $0.value != flag.value } && !others.contains { $0.value == flag.value }
  }

  /// Whether only one method removes the value for a key from the user defaults, and some code reads it.
  fileprivate func isRemoved(_ key: String, onlyBy method: CodeMethod) -> Bool {
    let others = code.files(mentioning: key).flatMap { file in
      file.tokens.defaultsCalls.filter { other in
        other.key.text == key
          && !(file.path == method.file.path
            && method.function.body?.contains(other.key.position) ?? false)
      }
    }
    return others.contains { !$0.name.hasPrefix("set") }
      && !others.contains { $0.name == "removeObject" }
  }

  /// Whether a property of the app is stored persistently: it is computed, has a wrapper, or is set
  /// by a method. Other values end with the process.
  private func outlivesProcess(_ name: String) -> Bool {
    !graph.functions(named: name.setter).isEmpty
      || code.files(mentioning: name).contains { file in
        file.tokens.variables.contains { variable in
          variable.name.text == name
            && (variable.isComputed || variable.modifiers.contains { $0.isSymbol("@") })
        }
      }
  }

  /// Whether a call saves a Core Data context that other code saves too. Changes are then saved
  /// where they are made.
  fileprivate func savesSharedContext(_ call: CodeToken) -> Bool {
    // The only argument in Objective-C is the address of an error.
    let forms = [[".", "save", "(", ")"], ["save", ":", "&"]]
    guard let callee = graph.onlyFunction(named: call.text),
      callee.body.mentions("hasChanges")
        || forms.contains(where: { !callee.body.indices(of: $0).isEmpty })
    else { return false }
    return code.files(mentioning: "save").contains { file in
      forms.flatMap { file.tokens.indices(of: $0) }.contains { index in
        file.function(around: file.tokens[index]) != callee.function
      }
    }
  }

  /// Whether the name of a call occurs nowhere else, except in its declaration.
  fileprivate func isOnlyUse(_ call: CodeToken, in file: CodeFile) -> Bool {
    code.places(of: [call.text]) { place in
      let isItself = place.file.path == file.path && place.token.offset == call.offset
      return !isItself && !place.file.isDeclared(at: place.index)
    }.isEmpty
  }
}

/// A Boolean stored in the user defaults.
private struct StoredFlag {
  /// The Boolean.
  let token: CodeToken
  /// The last word of the key, or its text.
  let key: String
  let value: Bool
}

extension CodeTokens {
  /// The Boolean assigned to the word at an index, if any.
  fileprivate func flag(at index: Int) -> Bool? {
    guard self[index].kind == .word, isReassigned(at: index),
      index + 3 >= endIndex
        || self[index + 3].isSymbol(";") || self[index + 3].isSymbol("}")
        || self[index + 3].place.line > self[index + 2].place.line
    else { return nil }
    switch self[index + 2].text {
    case "true", "YES": return true
    case "false", "NO": return false
    default: return nil
    }
  }

  /// The Booleans stored in the user defaults under literal keys.
  fileprivate var storedFlags: [StoredFlag] {
    defaultsCalls.compactMap { call in
      let value = call.value.drop { $0.isSymbol("@") }
      guard ["set", "setBool", "setObject"].contains(call.name), value.count == 1,
        let flag = value.first(of: ["true", "false", "YES", "NO"])
      else { return nil }
      return StoredFlag(
        token: flag, key: call.key.text, value: ["true", "YES"].contains(flag.text))
    }
  }

  /// Whether a Boolean is read under a key.
  fileprivate func asksForFlag(_ key: String) -> Bool {
    defaultsCalls.contains {
      ["bool", "object", "boolForKey"].contains($0.name) && $0.key.text == key
    }
  }
}

extension CodeFile {
  /// Whether a name is declared here: after `func`, or after a result type in C.
  fileprivate func isDeclared(at index: Int) -> Bool {
    guard index > 0 else { return false }
    if tokens[index - 1].isWord("func") { return true }
    return language == .objectiveC && index > 2 && tokens[index - 1].isSymbol(")")
      && tokens[index - 2].isWord("void") && tokens[index - 3].isSymbol("(")
  }
}

extension CodeMethod {
  /// Calls named after saving or cleaning up.
  fileprivate var saves: [CodeToken] {
    let body = body
    let beginnings = ["save", "persist", "cleanUp", "cleanup", "purge"]
    return body.indices.filter { index in
      guard body[index].kind == .word, index + 1 < body.endIndex,
        beginnings.contains(where: body[index].text.hasPrefix)
      else { return false }
      let isOwn =
        index == body.startIndex || body[index - 1].isWord("self")
        || !body[index - 1].isSymbol(".") && !body[index - 1].isSymbol("]")
        || index > body.startIndex + 1 && body[index - 2].isWord("self")
      // For a call on another object, only a name that says what it saves can be recognised
      // elsewhere.
      if !isOwn, beginnings.contains(body[index].text) { return false }
      let next = body[index + 1]
      return file.language == .swift ? next.isSymbol("(") : next.isSymbol("]")
    }.map { body[$0] }
  }
}
