/// A value that a scene keeps when it is disconnected.
///
/// Here it lasts as long as its view, because views belong to no scene.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let box: Box<Value>

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

extension SceneStorage {
  /// Creates a value that is true or false.
  public init(wrappedValue: Value, _ key: String) where Value == Bool { box = Box(wrappedValue) }

  /// Creates a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int { box = Box(wrappedValue) }

  /// Creates a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double { box = Box(wrappedValue) }

  /// Creates a text.
  public init(wrappedValue: Value, _ key: String) where Value == String { box = Box(wrappedValue) }

  /// Creates data.
  public init(wrappedValue: Value, _ key: String) where Value == Data { box = Box(wrappedValue) }

  /// Creates a URL.
  public init(wrappedValue: Value, _ key: String) where Value == URL { box = Box(wrappedValue) }

  /// Creates a value that is kept as a text.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { box = Box(wrappedValue) }

  /// Creates a value that is kept as a whole number.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { box = Box(wrappedValue) }

  /// Creates a value that is nil first.
  public init<V>(_ key: String) where Value == V? { box = Box(nil) }
}
