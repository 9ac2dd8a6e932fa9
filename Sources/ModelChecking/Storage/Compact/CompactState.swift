/// A state whose fields have a fixed number of bits, so that searches pack it by themselves.
///
/// The fields are ``CompactValue``s, or structs of them. Nothing else is to be written:
/// ```swift
/// struct Crossing: CompactMachine {
///   enum Light: CaseIterable, FiniteValue { case red, green }
///   enum Cars: Capacity { static let capacity = 3 }
///
///   struct State: CompactState {
///     var lights: BoundedArray<Light, Cars> = [.red, .red]
///     var isClosed = false
///   }
///   …
/// }
/// ```
/// The compiler's `==` and `hash(into:)` must decide whether two states are equal. If the fields
/// need more than 63 bits, choose a wider code: `typealias Code = UInt128`.
public protocol CompactState: BitwiseCopyable, Hashable, Sendable {
  /// The code that stores a state: `UInt64` unless the state says otherwise.
  associatedtype Code: CompactCode = UInt64
}

/// A machine with compact states; see ``CompactState``.
public protocol CompactMachine: StateMachine
where State: CompactState, Encoding == CompactEncoding<State> {}

/// A code made of words that can store a ``CompactState``.
public protocol CompactCode: StateCode {
  /// The number of words.
  static var wordCount: Int { get }

  /// Creates the code whose words are all 0.
  init()

  /// One of the words.
  subscript(word word: Int) -> UInt64 { get set }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt64: CompactCode {
  @inlinable public static var wordCount: Int { 1 }

  @inlinable public subscript(word word: Int) -> UInt64 {
    get { self }
    set { self = newValue }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UInt128: CompactCode {
  @inlinable public static var wordCount: Int { 2 }

  @inlinable public subscript(word word: Int) -> UInt64 {
    get { UInt64(truncatingIfNeeded: word == 0 ? self : self &>> 64) }
    set {
      let (low, high) = word == 0 ? (newValue, self[word: 1]) : (self[word: 0], newValue)
      self = UInt128(high) &<< 64 | UInt128(low)
    }
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PairCode: CompactCode where First: CompactCode, Second: CompactCode {
  @inlinable public static var wordCount: Int { First.wordCount &+ Second.wordCount }

  @inlinable public init() { self.init(First(), Second()) }

  @inlinable public subscript(word word: Int) -> UInt64 {
    get {
      word < First.wordCount ? first[word: word] : second[word: word &- First.wordCount]
    }
    set {
      var (first, second) = (first, second)
      if word < First.wordCount {
        first[word: word] = newValue
      } else {
        second[word: word &- First.wordCount] = newValue
      }
      self = PairCode(first, second)
    }
  }
}
