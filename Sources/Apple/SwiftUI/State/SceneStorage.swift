/// The value lasts as long as its view, because views belong to no scene.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let box: Box<Value>

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { box = Box(wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { box = Box(wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { box = Box(wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == String { box = Box(wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { box = Box(wrappedValue) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { box = Box(wrappedValue) }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { box = Box(wrappedValue) }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { box = Box(wrappedValue) }

  public init<V>(_ key: String) where Value == V? { box = Box(nil) }
}
