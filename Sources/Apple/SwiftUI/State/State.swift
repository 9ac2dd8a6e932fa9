/// A value that a view owns.
///
/// It can be read and written at once: it belongs to the value of the view, not to a view on screen.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let box: Box<Value>

  /// Creates a state.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// Creates a state.
  @_disfavoredOverload public init(initialValue: Value) {
    box = Box(initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A value that lasts as long as a gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let box: Box<Value>

  /// Creates a state.
  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  /// Creates a state.
  public init(initialValue: Value) {
    box = Box(initialValue)
  }

  /// The value.
  public var wrappedValue: Value { box.value }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// A namespace for identifiers.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    private let value = UUID()
  }

  /// The identifier.
  public let wrappedValue = ID()

  /// Creates a namespace.
  public init() {}
}
