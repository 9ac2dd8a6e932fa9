import Reporting

/// A life that has broken an obligation, as it is kept in a file.
struct SavedLife: Hashable, Sendable {
  /// What tells a life from all others; of two lives with equal keys, one is kept.
  struct Key: Hashable, Sendable {
    /// The suites around the test.
    let suite: String
    /// Which check of the test, counted from 1; checks of worlds with other names are not counted.
    let check: Int
    /// The name of the world, if it has one.
    let world: String?
    /// The short name of the obligation.
    let obligation: String
    let choices: [String]
    let model: String
    let profile: String
    let size: Int?
    var secondScene: String?
    let deaths: String
  }

  let key: Key
  /// What must be true, in one sentence.
  let statement: String
  /// A digest of the names of the model's rules (``CheckedModel/version``).
  let version: String
  /// Whether the life broke nothing when it was lived last.
  var isFixed = false
}

extension SavedLife.Key: Comparable {
  // Worlds and obligations first, so that a reader finds together what belongs together.
  static func < (first: Self, second: Self) -> Bool {
    first.order.lexicographicallyPrecedes(second.order)
  }

  private var order: [String] {
    [
      suite, world ?? "", padded(check), obligation, padded(choices.count),
      choices.joined(separator: "\u{0}"), model, profile, padded(size ?? 0), secondScene ?? "",
      deaths,
    ]
  }

  /// Numbers are compared as text, so they need leading zeros.
  private func padded(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 20 - "\(number)".count)) + "\(number)"
  }
}

// MARK: - JSON

extension SavedLife {
  /// The life as one line of JSON.
  var line: String {
    var members: [(String, OrderedJSON)] = [
      ("breaks", .string(key.obligation)), ("choices", .strings(key.choices)),
      ("statement", .string(statement)),
    ]
    if let world = key.world { members.append(("world", .string(world))) }
    if key.suite != "" { members.append(("suite", .string(key.suite))) }
    if key.check != 1 { members.append(("check", .integer(key.check))) }
    members += [("model", .string(key.model)), ("profile", .string(key.profile))]
    if let size = key.size { members.append(("size", .integer(size))) }
    if let role = key.secondScene { members.append(("secondScene", .string(role))) }
    members += [
      ("deaths", .string(key.deaths)), ("version", .string(version)),
      ("status", .string(isFixed ? "mended" : "broken")),
    ]
    return OrderedJSON.object(members).line
  }

  /// Reads a life.
  /// - Throws: ``LifeFault`` if something is missing.
  init(_ object: JSONObject) throws(LifeFault) {
    func text(_ key: String) throws(LifeFault) -> String {
      guard let value = object[key] else { throw LifeFault(words: "it has no “\(key)”") }
      guard let text = value.text else {
        throw LifeFault(words: "“\(key)” is \(value.kind) and should be a text")
      }
      return text
    }
    let choices = object["choices"]?.list?.compactMap(\.text) ?? []
    guard !choices.isEmpty, choices.count == object["choices"]?.list?.count else {
      throw LifeFault(words: "“choices” should be a list of names")
    }
    let status = try text("status")
    guard ["broken", "mended"].contains(status) else {
      throw LifeFault(words: "“status” is “\(status.excerpt)” and should be broken or mended")
    }
    key = Key(
      suite: object["suite"]?.text ?? "", check: object["check"]?.wholeNumber ?? 1,
      world: object["world"]?.text, obligation: try text("breaks"), choices: choices,
      model: try text("model"), profile: try text("profile"),
      size: object["size"]?.wholeNumber, secondScene: object["secondScene"]?.text,
      deaths: try text("deaths"))
    statement = try text("statement")
    version = try text("version")
    isFixed = status == "mended"
  }
}

/// Why something in a file is not a life, as a clause.
struct LifeFault: Error, Hashable {
  let words: String
}
