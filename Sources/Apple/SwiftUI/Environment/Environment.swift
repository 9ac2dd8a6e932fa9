/// A value from the environment, which is always the default here.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }

  /// Reads an object, which is not available.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      preconditionFailure("No \(objectType) here: environments are not passed on to views.")
    }
  }

  /// Reads an object if there is one; there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { nil }
  }

  /// The value.
  public var wrappedValue: Value { read() }
}

/// The name of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value unless another one is set.
  static var defaultValue: Value { get }
}

/// A value that a view reports to the views that contain it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that report none.
  static var defaultValue: Value { get }

  /// Combines the values of several views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
