/// How two lives differ in which the same choices were made, in words.
struct LifeDifference {
  /// What differs, with advice.
  let words: String

  static let advice =
    "; something outlives its life, such as a static property, a singleton or a file that is not on "
    + "the disk of the world: create it again in the closure that launches, or keep it on the disk"

  /// Compares two lives; what differs between others need not differ between these.
  init(_ first: Life<some Any, some AnyObject>, _ second: Life<some Any, some AnyObject>) {
    let start = "the same choices led to different states"
    guard let parts = Self.parts(LifeKey(first), LifeKey(second)) else {
      words = start + Self.advice
      return
    }
    words = start + ": " + parts + Self.advice
  }

  /// The parts of the states that differ, each with its values; nil if none is known.
  private static func parts(_ first: LifeKey?, _ second: LifeKey?) -> String? {
    guard let first, let second else { return nil }
    let others = Dictionary(second.parts.map { ($0.name, $0.value) }) { known, _ in known }
    let different = first.parts.compactMap { part -> (name: String, words: String)? in
      guard let other = others[part.name], other != part.value else { return nil }
      return (part.name, "\(part.name) was \(part.value) and then \(other)")
    }
    // A member says more than the whole.
    let distinctive = different.filter { part in
      !different.contains { $0.name.hasPrefix(part.name + ".") }
    }
    return distinctive.isEmpty ? nil : distinctive.map(\.words).joined(separator: ", ")
  }
}
