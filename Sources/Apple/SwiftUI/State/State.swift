/// It can be read and written at once: it belongs to the value of a view, not to the screen.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let box: Box<Value>

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  @_disfavoredOverload public init(initialValue: Value) {
    box = Box(initialValue)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let box: Box<Value>

  public init(wrappedValue: Value) {
    box = Box(wrappedValue)
  }

  public init(initialValue: Value) {
    box = Box(initialValue)
  }

  public var wrappedValue: Value { box.value }
  public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    private let value = UUID()
  }

  public let wrappedValue = ID()

  public init() {}
}

public protocol DynamicProperty {
  /// It is never called here.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value that several copies of a property share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
