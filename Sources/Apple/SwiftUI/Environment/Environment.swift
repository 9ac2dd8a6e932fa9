/// Environments are not passed on, so this reads the default value.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }

  /// The object is not available.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      preconditionFailure("No \(objectType) here: environments are not passed on to views.")
    }
  }

  /// There is no object, so the value is nil.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { nil }
  }

  public var wrappedValue: Value { read() }
}

public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
