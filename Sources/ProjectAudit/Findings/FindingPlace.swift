import LifecycleModels
import SourceCode

/// Where something was found.
struct FindingPlace: Hashable, Sendable {
  let file: String
  let line: Int?
  let column: Int?
}

extension FindingPlace {
  init(_ method: CodeMethod) {
    self.init(
      file: method.file.path, line: method.function.place.line, column: method.function.place.column
    )
  }

  init(_ token: CodeToken, in file: CodeFile) {
    self.init(file: file.path, line: token.place.line, column: token.place.column)
  }

  init(_ place: CodePlace) { self.init(place.token, in: place.file) }

  init(_ type: CodeType) {
    self.init(file: type.file, line: type.place.line, column: type.place.column)
  }

  init(_ text: PlistText) { self.init(file: text.file, line: text.line, column: nil) }

  init(_ plist: InfoPlist) { self.init(file: plist.title, line: nil, column: nil) }

  init(_ manifest: SceneManifest) {
    self.init(file: manifest.file, line: manifest.line, column: nil)
  }
}

extension AuditFinding {
  /// Creates a finding, which assumes what those of its rule do unless something else is said.
  init(
    _ rule: AuditRule, _ severity: AuditSeverity, at place: FindingPlace, _ message: String,
    facts: [Citation], life: AuditLife?, effect: AuditEffect = .other, instead: String? = nil,
    assuming assumptions: Set<Assumption>? = nil
  ) {
    self.init(
      rule: rule, severity: severity, file: place.file, line: place.line, column: place.column,
      message: message, facts: facts, life: life, instead: instead, effect: effect,
      assumptions: assumptions ?? rule.assumptions)
  }
}
