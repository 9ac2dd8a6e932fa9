import Synchronization

public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private enum Identity: Hashable, Sendable {
    case number(Int)
    case object(ObjectIdentifier)
  }

  private static let made = Atomic(0)
  private let identity: Identity

  public init() {
    identity = .number(Self.made.add(1, ordering: .relaxed).newValue)
  }

  public init(_ object: AnyObject) { identity = .object(ObjectIdentifier(object)) }

  public var description: String {
    switch identity {
    case .number(let number): "\(number)"
    case .object(let object): "\(object)"
    }
  }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
