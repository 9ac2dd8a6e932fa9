import Synchronization

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Identity: Hashable, Sendable {
    case number(Int)
    case object(ObjectIdentifier)
  }

  private static let made = Atomic(0)
  private let identity: Identity

  /// Makes an identity that no other has.
  public init() {
    identity = .number(Self.made.add(1, ordering: .relaxed).newValue)
  }

  /// Makes the identity of an object.
  public init(_ object: AnyObject) { identity = .object(ObjectIdentifier(object)) }

  /// A text that no two living identities share.
  public var description: String {
    switch identity {
    case .number(let number): "\(number)"
    case .object(let object): "\(object)"
    }
  }
}

/// Has an identity; a class has that of its object.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
