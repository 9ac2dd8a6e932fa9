import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R22: user defaults that only the end of the process resets.
  var endingFlagFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    return appMethods(.willTerminate).filter { liveCalls(of: $0).isEmpty }.flatMap { method in
      method.body.storedFlags.prefix(Self.maxMethods).compactMap {
        finding(on: $0, in: method)
      }
    }
  }

  private func finding(on flag: StoredFlag, in method: CodeMethod) -> AuditFinding? {
    let files = code.files(mentioning: flag.key)
    let others = files.flatMap { file in
      file.tokens.storedFlags.filter { other in
        other.key == flag.key
          && !(file.path == method.file.path
            && method.function.body?.contains(other.token.position) ?? false)
      }
    }
    let isRead = files.contains { $0.tokens.asksForFlag(flag.key) }
    guard isRead, others.contains(where: { $0.value != flag.value }),
      !others.contains(where: { $0.value == flag.value })
    else { return nil }
    return AuditFinding(
      .lastChance, .note, at: FindingPlace(flag.token, in: method.file),
      "Only \(method.title) sets \(flag.key) to \(flag.value). An app that was left is suspended, and a "
        + "suspended app ends without being told: the next launch finds \(!flag.value).",
      facts: [78], life: .suspension)
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

/// A call that stores a value in the user defaults or reads one.
struct DefaultsCall {
  /// The name of the method, or the first word of its selector.
  let name: String
  /// The first argument.
  let value: CodeTokens
  /// The last word of the key, or its text.
  let key: CodeToken
}

extension CodeTokens {
  /// The calls with a key of the user defaults.
  var defaultsCalls: [DefaultsCall] {
    indices.filter { ["forKey", "boolForKey"].contains(self[$0].text) }.compactMap { label in
      let argument = tree.node(at: label)
      guard argument.kind == .argument, argument.range.lowerBound == label,
        let call = callAround(label), let name = call.callee, let first = call.child(.argument),
        let key = argument.labelledValue.value.prefix(while: {
          $0.kind != .symbol || $0.isSymbol(".") || $0.isSymbol("@")
        }).last(where: { $0.kind != .symbol })
      else { return nil }
      return DefaultsCall(name: name.text, value: first.labelledValue.value, key: key)
    }
  }
}
