import ProjectFormats

/// What templates say about the targets of a description for XcodeGen.
struct XcodeGenTemplates {
  private let templates: [String: SettingsValue]

  /// Takes the templates from a description.
  init(of spec: SettingsValue) {
    templates = Dictionary(
      (spec["targetTemplates"]?.entries ?? []).map { ($0.key, $0.value) },
      uniquingKeysWith: { _, last in last })
  }

  /// A target with everything that its templates say: what it says itself counts, lists are joined.
  ///
  /// - Returns: The target; nil if it names a template that there is not, or one with a variable that
  ///   the target does not set.
  func expanded(_ target: SettingsEntry) -> SettingsEntry? {
    var visited: Set<String> = []
    guard let value = merged(target.value, &visited) else { return nil }
    var texts = ["target_name": target.key]
    for entry in target.value["templateAttributes"]?.entries ?? [] {
      texts[entry.key] = entry.value.text
    }
    let filled = visited.isEmpty ? value : value.replacing(texts)
    guard visited.isEmpty || !filled.mentionsVariable else { return nil }
    return SettingsEntry(key: target.key, line: target.line, value: filled)
  }

  /// A value over its templates, each of which is taken once.
  private func merged(_ value: SettingsValue, _ visited: inout Set<String>) -> SettingsValue? {
    var result = SettingsValue(.dictionary([]), line: value.line)
    for name in (value["templates"]?.items ?? []).compactMap(\.text)
    where visited.insert(name).inserted {
      guard let template = templates[name], let part = merged(template, &visited) else {
        return nil
      }
      result = part.over(result)
    }
    return value.over(result)
  }
}

extension SettingsValue {
  /// This value with what another one has besides: dictionaries and lists are joined.
  fileprivate func over(_ other: SettingsValue) -> SettingsValue {
    if let own = items, let others = other.items {
      return SettingsValue(.array(others + own), line: line)
    }
    guard let own = entries, let others = other.entries else { return self }
    let merged = own.map { entry in
      SettingsEntry(
        key: entry.key, line: entry.line,
        value: other[entry.key].map(entry.value.over) ?? entry.value)
    }
    let missing = others.filter { entry in !own.contains { $0.key == entry.key } }
    return SettingsValue(.dictionary(missing + merged), line: line)
  }

  /// The value with texts in place of `${name}`.
  fileprivate func replacing(_ texts: [String: String]) -> SettingsValue {
    switch content {
    case .string(let text):
      let filled = texts.sorted { $0.key < $1.key }.reduce(text) { text, variable in
        text.replacing("${\(variable.key)}", with: variable.value)
      }
      return SettingsValue(.string(filled), line: line)
    case .array(let items):
      return SettingsValue(.array(items.map { $0.replacing(texts) }), line: line)
    case .dictionary(let entries):
      let filled = entries.map {
        SettingsEntry(key: $0.key, line: $0.line, value: $0.value.replacing(texts))
      }
      return SettingsValue(.dictionary(filled), line: line)
    default: return self
    }
  }

  /// Whether a text in it has a variable that only XcodeGen knows.
  fileprivate var mentionsVariable: Bool {
    switch content {
    case .string(let text): text.contains("${")
    case .array(let items): items.contains(where: \.mentionsVariable)
    case .dictionary(let entries): entries.contains { $0.value.mentionsVariable }
    default: false
    }
  }
}
