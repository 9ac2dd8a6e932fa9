import Reporting

/// What has many values in the states of a search that did not end, and so keeps it from ending.
struct GrowthSurvey {
  private var keys = 0
  /// For each part of the states, its values.
  private var values: [String: Set<AnyHashable>] = [:]
  private var order: [String] = []

  /// A part is named if it has at least this many values.
  private static var minValues: Int { 8 }
  /// The most parts that are named.
  private static var maxParts: Int { 3 }
  /// The most keys that are looked at.
  private static var maxKeys: Int { 20_000 }

  /// Surveys states.
  init(_ keys: some Sequence<LifeKey>) {
    for key in keys.prefix(Self.maxKeys) {
      self.keys += 1
      for (name, value) in key.parts { add(value, to: name) }
    }
  }

  private mutating func add(_ value: AnyHashable, to name: String) {
    if values[name] == nil { order.append(name) }
    values[name, default: []].insert(value)
  }

  /// What grew, in words, the most values first; nil if nothing did.
  var words: String? {
    if keys == 0 {
      return "the world has no fingerprint, so every life leads to a different state; add "
        + ".fingerprint(disk:memory:)"
    }
    let counts = order.map { (name: $0, values: values[$0] ?? []) }
      .filter { $0.values.count >= Self.minValues }
    // A value whose members are counted one by one says nothing that they do not say.
    let members = counts.filter { $0.name.contains(".") }
    let parts =
      (members.isEmpty
      ? counts
      : counts.filter { part in
        part.name.contains(".") || !members.contains { $0.name.hasPrefix(part.name + ".") }
      })
      .enumerated().sorted {
        ($1.element.values.count, $0.offset) < ($0.element.values.count, $1.offset)
      }
      .prefix(Self.maxParts).map(\.element)
    guard !parts.isEmpty else { return nil }
    return "what grew: " + parts.map { Self.words($0.name, $0.values) }.joined(separator: "; ")
      + "; leave it out of the fingerprint, or limit it there, for example with min(count, 2)"
  }

  private static func words(_ name: String, _ values: Set<AnyHashable>) -> String {
    let numbers = values.compactMap { $0.base as? Int }
    let count = "\(name) has \(values.count.grouped) values"
    guard numbers.count == values.count, let least = numbers.min(), let most = numbers.max() else {
      return count
    }
    return "\(count), from \(least.grouped) to \(most.grouped)"
  }
}

extension LifeKey {
  /// The parts of a key that can grow without end, with names for readers.
  var parts: [(name: String, value: AnyHashable)] {
    var parts: [(name: String, value: AnyHashable)] = [
      ("the number of open background tasks", taskCount),
      ("the number of pieces of work on the main queue", scheduledCount),
      ("the number of open background events", openEventCount),
      ("what the obligations remember", AnyHashable(memories)),
    ]
    if let disk { parts += Self.members(of: disk, named: "the fingerprint of the disk") }
    if let delegate { parts += Self.members(of: delegate, named: "the fingerprint of the memory") }
    return parts
  }

  /// A value, and each of its members by name or position.
  private static func members(
    of value: AnyHashable, named name: String
  ) -> [(name: String, value: AnyHashable)] {
    let children = Mirror(reflecting: value.base).children.enumerated().compactMap { index, child in
      (child.value as? any Hashable).map {
        (name: "\(name).\(child.label ?? "\(index)")", value: AnyHashable($0))
      }
    }
    return [(name, value)] + children.prefix(64)
  }
}
