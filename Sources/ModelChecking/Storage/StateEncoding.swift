// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// How a search stores the states of a machine.
///
/// A machine chooses an encoding with one line. Without it, states are stored unchanged.
/// ```swift
/// typealias Encoding = PackedEncoding<State>
/// ```
public protocol StateEncoding<State>: Sendable {
  /// The states of the machine.
  associatedtype State: Hashable & Sendable
  /// The stored value of a state: equal for equal states, different for different ones.
  associatedtype Key: Hashable & Sendable
  /// How the set of visited states holds the keys.
  associatedtype Format: SlotFormat<Key>

  /// Creates the encoding. Each search creates its own and may use it on several threads.
  init()

  /// The key of a state.
  func key(of state: State) -> Key

  /// The state with a key.
  func state(of key: Key) -> State

  /// Whether ``overwrite(_:with:)`` can reuse storage, so that states are kept for it. False by
  /// default.
  static var reusesStorage: Bool { get }

  /// Turns another state into the one with a key, if its storage can be reused.
  ///
  /// - Returns: Whether it was done. Otherwise the state is unchanged, and ``state(of:)`` makes a
  ///   new one.
  func overwrite(_ state: inout State, with key: Key) -> Bool
}

extension StateEncoding {
  @inlinable public static var reusesStorage: Bool { false }

  @inlinable @inline(__always) public func overwrite(
    _ state: inout State, with key: Key
  ) -> Bool { false }
}

/// Stores states unchanged: the default encoding.
public struct PlainEncoding<State: Hashable & Sendable>: StateEncoding {
  public typealias Format = IndexFormat<State>

  @inlinable public init() {}

  @inlinable public func key(of state: State) -> State { state }

  @inlinable public func state(of key: State) -> State { key }
}

/// A state that fits a few machine words exactly.
///
/// ```swift
/// struct Lamp: PackedState {
///   var isOn: Bool
///   var code: UInt64 { isOn ? 1 : 0 }
///   init(code: UInt64) { isOn = code == 1 }
/// }
/// ```
public protocol PackedState: Hashable, Sendable {
  /// The type of the words.
  associatedtype Code: StateCode

  /// The code of this state: never ``StateCode/vacant``, and different from any other state's.
  var code: Code { get }

  /// Creates the state with a code that came from ``code``.
  init(code: Code)
}

/// Stores the codes of packed states: the fastest and smallest encoding.
public struct PackedEncoding<State: PackedState>: StateEncoding {
  public typealias Format = KeyFormat<State.Code>

  @inlinable public init() {}

  @inlinable public func key(of state: State) -> State.Code { state.code }

  @inlinable public func state(of key: State.Code) -> State { State(code: key) }
}
