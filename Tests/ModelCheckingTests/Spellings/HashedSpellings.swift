import ModelChecking

/// A state with the same hash as all others.
struct CollidingSpelling<Base: Hashable & Sendable>: Spelling {
  let base: Base

  init(_ base: Base) { self.base = base }

  func hash(into hasher: inout Hasher) { hasher.combine(0) }
}

/// A state on the heap.
struct BoxedSpelling<Base: Hashable & Sendable>: Spelling {
  private let box: [Base]

  init(_ base: Base) { box = [base] }

  var base: Base { box[0] }
}

/// A state as a text too long to be stored in place.
struct TextSpelling<Base: Packable>: Spelling {
  private let text: String

  init(_ base: Base) { text = "the state with the number \(base.word)" }

  var base: Base { Base(word: text.split(separator: " ").last.flatMap { UInt64($0) } ?? .max) }
}
