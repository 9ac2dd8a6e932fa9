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

  /// What keeps a target from being known.
  enum Gap: Error {
    /// There is no template of this name.
    case missing(template: String)
    /// A text that decides has a variable that nothing sets; the template is nil for the target’s own.
    case unset(variable: String, template: String?)
  }

  /// A target with everything that its templates say: what it says itself counts, lists are joined.
  ///
  /// Variables of the shell and of Xcode look like those of templates. XcodeGen leaves them alone, so one that
  /// is not set matters only where neither of the two comes to see it.
  ///
  /// - Throws: ``Gap`` if the target names a template that there is not, or its files depend on a variable that
  ///   it does not set.
  func expanded(_ target: SettingsEntry) throws(Gap) -> SettingsEntry {
    var visited: Set<String> = []
    let value = try merged(target.value, &visited)
    var texts = ["target_name": target.key]
    for entry in target.value["templateAttributes"]?.entries ?? [] {
      texts[entry.key] = entry.value.text
    }
    let filled = visited.isEmpty ? value : value.replacing(texts)
    if !visited.isEmpty, let variable = filled.unsetVariable {
      let template = visited.sorted().first { templates[$0]?.mentions(variable) ?? false }
      throw .unset(variable: variable, template: template)
    }
    return SettingsEntry(key: target.key, line: target.line, value: filled)
  }

  private static let maxTemplates = 500

  /// A value over its templates, each of which is taken once.
  private func merged(_ value: SettingsValue, _ visited: inout Set<String>) throws(Gap)
    -> SettingsValue
  {
    var result = SettingsValue(.dictionary([]), line: value.line)
    for name in (value["templates"]?.items ?? []).compactMap(\.text)
    where visited.insert(name).inserted {
      guard let template = templates[name], visited.count < Self.maxTemplates else {
        throw .missing(template: name)
      }
      result = try merged(template, &visited).over(result)
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

  /// A variable in what only XcodeGen reads of a target: its type, its sources and its plist.
  fileprivate var unsetVariable: String? {
    let settings = self["settings"]
    let values = [
      self["type"], self["platform"], self["supportedDestinations"], self["sources"],
      self["info"]?["path"],
    ]
    let base = settings?["base"] ?? settings
    let plist = base?["INFOPLIST_FILE"]
    return values.lazy.compactMap { $0?.variables.first }.first
      ?? plist?.variables.first { base?[$0] == nil && !Self.isSetByXcode($0) }
  }

  /// Whether Xcode gives a value to a setting in each project.
  private static func isSetByXcode(_ name: String) -> Bool {
    BuildSettings(configuration: "", levels: [], target: "", project: "", folder: .root)
      .builtIn[name] != nil
  }

  /// Whether a text in it has a variable.
  fileprivate func mentions(_ variable: String) -> Bool { variables.contains(variable) }

  /// The names in `${name}` in its texts, in their order.
  private var variables: [String] {
    switch content {
    case .string(let text):
      text.split(separator: "${", omittingEmptySubsequences: false).dropFirst().compactMap { part in
        part.firstIndex(of: "}").map { String(part[..<$0]) }
      }
    case .array(let items): items.flatMap(\.variables)
    case .dictionary(let entries): entries.flatMap(\.value.variables)
    default: []
    }
  }
}
