import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R22: data that only the end of the process saves.
  var lastChanceFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    // A method that is also called at other times is no last chance.
    let endings = appMethods(.willTerminate).filter { liveCalls(of: $0).isEmpty }
    return endings.flatMap(flagFindings)
      + endings.flatMap { method in
        method.saves.prefix(Self.maxSaves).filter {
          isOnlyUse($0, in: method.file) && !savesSharedContext($0)
        }.map { token in
          AuditFinding(
            .lastChance, .note, at: FindingPlace(token, in: method.file),
            "Only \(method.title) calls \(token.text). An app that was left is suspended, and a "
              + "suspended app ends without being told: call it when the app enters the background, too.",
            facts: [78], life: .suspension)
        }
      }
  }

  /// Flags that only the end of the process resets, so that most launches find the old value.
  private func flagFindings(_ method: CodeMethod) -> [AuditFinding] {
    let body = method.body
    return body.indices.filter { body.flag(at: $0) != nil }.prefix(Self.maxSaves).compactMap {
      index in
      let flag = body[index]
      let others = code.files(mentioning: flag.text).flatMap { file -> [Bool] in
        let tokens = file.tokens
        return tokens.indices.filter { place in
          tokens[place].text == flag.text
            && !(file.path == method.file.path && method.function.body?.contains(place) ?? false)
        }.compactMap { tokens.flag(at: $0) }
      }
      guard let value = body.flag(at: index), others.contains(!value), !others.contains(value),
        outlivesProcess(flag.text)
      else { return nil }
      return AuditFinding(
        .lastChance, .note, at: FindingPlace(flag, in: method.file),
        "Only \(method.title) sets \(flag.text) to \(value). An app that was left is suspended, and a "
          + "suspended app ends without being told: the next launch finds \(!value).",
        facts: [78], life: .suspension)
    }
  }

  /// Whether a property of the app is stored persistently: it is computed, has a wrapper, or is set
  /// by a method. Other values end with the process.
  private func outlivesProcess(_ name: String) -> Bool {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    return !graph.functions(named: setter).isEmpty
      || code.files(mentioning: name).contains { file in
        file.tokens.variables.contains { variable in
          variable.name.text == name
            && (variable.isComputed || variable.modifiers.contains { $0.isSymbol("@") })
        }
      }
  }

  /// Whether a call saves a Core Data context that other code saves too. Changes are then saved
  /// where they are made.
  private func savesSharedContext(_ call: CodeToken) -> Bool {
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

  /// A limit against hostile input. Each call is looked up in the whole code.
  private static let maxSaves = 10

  /// Whether the name of a call occurs nowhere else, except in its declaration.
  private func isOnlyUse(_ call: CodeToken, in file: CodeFile) -> Bool {
    !code.files(mentioning: call.text).contains { other in
      other.tokens.indices.contains { index in
        let token = other.tokens[index]
        guard token.text == call.text, token.kind != .literal else { return false }
        let isItself = other.path == file.path && token.offset == call.offset
        return !isItself && !other.isDeclared(at: index)
      }
    }
  }
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
