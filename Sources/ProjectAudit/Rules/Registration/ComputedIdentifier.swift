import SourceCode

extension AuditCheck {
  /// Background tasks with an identifier that is computed, and that no entry of the plist can permit.
  static let unlistableTasks = AuditCheck(
    .registration, .error, facts: [196], life: .backgroundLaunch, if: [\.mayRegisterTasks],
    mentioning: ["forTaskWithIdentifier"]
  ) { app in
    app.registrations.filter { $0.identifier == nil }.flatMap { registration in
      let place = registration.place
      guard
        let value = place.tokens.registration(at: place.index)?.child(.argument)?.labelledValue
          .value,
        let identifiers = app.identifiers(value, in: place.file)
      else { return [] as [Match] }
      return app.plists.filter { $0.value != nil }.compactMap { plist -> Match? in
        let permitted = plist.texts("BGTaskSchedulerPermittedIdentifiers").map(\.text)
        guard !identifiers.contains(where: { $0.isPermitted(by: permitted) }) else { return nil }
        return Match(
          at: .init(place),
          "The identifier \(identifiers[0].words), and no entry of BGTaskSchedulerPermittedIdentifiers in "
            + "\(plist.title) permits that. Registration fails, and the task never runs. Only a continued task "
            + "may have a computed identifier; it must begin like an entry that ends with an asterisk."
        )
      }
    }
  }
}

/// What is known of an identifier that is computed.
private enum ComputedIdentifier {
  case random
  case beginning(String)

  /// What it is, after “The identifier”.
  var words: String {
    switch self {
    case .random: "is a UUID"
    case .beginning(let text): "begins with “\(text)”"
    }
  }

  /// Whether an entry of a plist may permit it.
  func isPermitted(by entries: [String]) -> Bool {
    entries.contains { entry in
      let start = entry.hasSuffix("*") ? String(entry.dropLast()) : entry
      return switch self {
      case .random: start.isEmpty
      case .beginning(let text):
        start.hasPrefix(text) || entry.hasSuffix("*") && text.hasPrefix(start)
      }
    }
  }
}

extension TargetFacts {
  /// What is known of an expression in Swift, or of all that callers give a parameter; nil if that is not
  /// everything, or if a name has several meanings or a function many callers.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that mention the function.
  fileprivate func identifiers(
    _ value: CodeTokens, in file: CodeFile, depth: Int = 0
  ) -> [ComputedIdentifier]? {
    if value.map(\.text).joined() == "UUID().uuidString" { return [.random] }
    guard value.count == 1, let token = value.first, file.language == .swift, depth < 3 else {
      return nil
    }
    if token.hasInterpolation {
      let beginning = token.text.dropFirst().prefix { $0 != "\\" }
      if !beginning.isEmpty { return [.beginning(String(beginning))] }
      return token.text.dropFirst().hasPrefix("\\(UUID()") ? [.random] : nil
    }
    guard token.kind == .word, let function = file.function(around: token), let body = function.body
    else { return nil }
    let constants = file.tokens(in: body).indices(of: ["let", token.text, "="])
    if constants.count > 1 { return nil }
    if let constant = constants.first {
      let statement = file.tokens.statement(around: constant)
      return identifiers(
        statement.drop { $0.position < constant + 3 }, in: file, depth: depth + 1)
    }
    let labels = function.name.split { "(:)".contains($0) }.dropFirst()
    guard let number = function.parameterNames.firstIndex(of: token.text),
      number < labels.count
    else { return nil }
    let label = String(labels[labels.startIndex + number])
    let places = code.places(of: [function.baseName])
    if places.count > Self.maxCallers { return nil }
    let given = places.compactMap { place in
      place.tokens.call(of: place.index)?.argument(label).map {
        identifiers($0, in: place.file, depth: depth + 1)
      }
    }
    return given.isEmpty || given.contains { $0 == nil }
      ? nil : given.compactMap(\.self).flatMap(\.self)
  }

  /// Each place of a function is read, and those of its callers in turn; no function that registers has more.
  private static let maxCallers = 20
}
