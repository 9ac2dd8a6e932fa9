/// The record of a state in the files of a search: its code and, if there are observers, the
/// observer states to follow from it.
///
/// Public only because searches are specialized in the modules of their machines.
public protocol DiskRecord<Code>: BitwiseCopyable, Sendable {
  /// The representation of the state.
  associatedtype Code: StateCode

  /// The code of the state.
  var code: Code { get }

  /// Whether the state has been expanded before, with other observer states.
  var isRevisit: Bool { get }

  /// Creates the record of a state that was reached in these observer states.
  init(_ code: Code, words: UnsafePointer<UInt64>, count: Int)

  /// Creates the record of a state without observers.
  init(_ code: Code)

  /// Copies the observer states.
  func copyWords(to words: UnsafeMutablePointer<UInt64>, count: Int)

  /// Adds the observer states of a record with the same code.
  mutating func formUnion(_ other: Self)

  /// Removes the parts that were known before of the same state. Returns whether nothing new is
  /// left.
  mutating func subtract(_ known: Self) -> Bool

  /// Copies its parts to where a record begins, without what lies in memory between them.
  func copyParts(to place: UnsafeMutableRawPointer)
}

extension DiskRecord {
  /// The hash by which files are sorted.
  @inlinable var hash: UInt64 { code.scrambled }
}

/// A code alone.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct CodeRecord<Code: StateCode>: DiskRecord {
  public let code: Code

  @inlinable public init(_ code: Code) { self.code = code }

  @inlinable public init(_ code: Code, words: UnsafePointer<UInt64>, count: Int) {
    self.code = code
  }

  @inlinable public var isRevisit: Bool { false }

  @inlinable public func copyWords(to words: UnsafeMutablePointer<UInt64>, count: Int) {}

  @inlinable public mutating func formUnion(_ other: Self) {}

  @inlinable public mutating func subtract(_ known: Self) -> Bool { true }

  @inlinable public func copyParts(to place: UnsafeMutableRawPointer) {
    place.storeBytes(of: code, as: Code.self)
  }
}

/// A code with observer states, one bit for each. The last word says whether the state was known.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ObservedRecord<Code: StateCode, Words: SIMD & BitwiseCopyable & Sendable>: DiskRecord
where Words.Scalar == UInt64, Words.MaskStorage.Scalar == Int64 {
  public let code: Code
  @usableFromInline var words: Words

  @inlinable static var mark: Int { Words.scalarCount &- 1 }

  @inlinable public init(_ code: Code) {
    self.code = code
    words = .zero
  }

  @inlinable public init(_ code: Code, words: UnsafePointer<UInt64>, count: Int) {
    self.init(code)
    for word in 0..<count { self.words[word] = words[word] }
  }

  @inlinable public var isRevisit: Bool { words[Self.mark] != 0 }

  @inlinable public func copyWords(to words: UnsafeMutablePointer<UInt64>, count: Int) {
    for word in 0..<count { words[word] = self.words[word] }
  }

  @inlinable public mutating func formUnion(_ other: Self) { words |= other.words }

  @inlinable public mutating func subtract(_ known: Self) -> Bool {
    words &= ~known.words
    words[Self.mark] = 0
    let isSpent = words == .zero
    words[Self.mark] = 1
    return isSpent
  }

  @inlinable public func copyParts(to place: UnsafeMutableRawPointer) {
    place.storeBytes(of: code, as: Code.self)
    place.assumingMemoryBound(to: Self.self).pointee.words = words
  }
}
