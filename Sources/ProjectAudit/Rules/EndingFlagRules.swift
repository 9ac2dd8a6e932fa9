import DelegateSource
import LifecycleModels
import SourceCode

extension TargetFacts {
  /// R22: user defaults that only the end of the process resets.
  var endingFlagFindings: [AuditFinding] {
    guard entry != .notFound else { return [] }
    return appMethods(.willTerminate).filter { liveCalls(of: $0).isEmpty }.flatMap { method in
      method.body.storedFlags(in: method.file.language).prefix(Self.maxMethods).compactMap {
        finding(on: $0, in: method)
      }
    }
  }

  private func finding(on flag: StoredFlag, in method: CodeMethod) -> AuditFinding? {
    let files = code.files(mentioning: flag.key)
    let others = files.flatMap { file in
      file.tokens.storedFlags(in: file.language).filter { other in
        other.key == flag.key
          && !(file.path == method.file.path
            && method.function.body?.contains(other.index) ?? false)
      }
    }
    let isRead = files.contains { $0.tokens.asksForFlag(flag.key) }
    guard isRead, others.contains(where: { $0.value != flag.value }),
      !others.contains(where: { $0.value == flag.value })
    else { return nil }
    return AuditFinding(
      .lastChance, .note, at: FindingPlace(method.body[flag.index], in: method.file),
      "Only \(method.title) sets \(flag.key) to \(flag.value). An app that was left is suspended, and a "
        + "suspended app ends without being told: the next launch finds \(!flag.value).",
      facts: [78], life: .suspension)
  }
}

/// A Boolean stored in the user defaults.
private struct StoredFlag {
  let index: Int
  /// The last word of the key, or its text.
  let key: String
  let value: Bool
}

extension CodeTokens {
  /// The Booleans stored in the user defaults under literal keys.
  fileprivate func storedFlags(in language: SourceLanguage) -> [StoredFlag] {
    indices.filter { self[$0].isWord("forKey") }.compactMap { label in
      guard label > startIndex + 1, label + 2 < endIndex, self[label + 1].isSymbol(":") else {
        return nil
      }
      let value = self[label - 1].isSymbol(",") ? self[label - 2].text : self[label - 1].text
      let isSet = self[..<label].suffix(6).contains {
        ["set", "setBool", "setObject"].contains($0.text)
      }
      guard isSet, ["true", "false", "YES", "NO"].contains(value), let key = key(after: label + 1)
      else { return nil }
      return StoredFlag(index: label - 2, key: key, value: ["true", "YES"].contains(value))
    }
  }

  /// Whether a Boolean is read under a key.
  fileprivate func asksForFlag(_ key: String) -> Bool {
    indices.contains { label in
      self[label].isWord("forKey") || self[label].isWord("boolForKey")
        ? self[..<label].suffix(3).contains { $0.isWord("bool") || $0.isWord("object") }
          && self.key(after: label + 1) == key
          || self[label].isWord("boolForKey") && self.key(after: label + 1) == key
        : false
    }
  }

  /// The key after a colon.
  private func key(after colon: Int) -> String? {
    guard colon + 1 < endIndex else { return nil }
    let line = self[colon].place.line
    return self[(colon + 1)...].prefix { token in
      token.place.line == line
        && (token.kind != .symbol || token.isSymbol(".") || token.isSymbol("@"))
    }.last { $0.kind != .symbol }?.text
  }
}
