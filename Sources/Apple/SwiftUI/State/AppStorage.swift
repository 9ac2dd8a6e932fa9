@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults
  private let read: (UserDefaults, String) -> Value
  private let write: (UserDefaults, String, Value) -> Void

  init(
    key: String, store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value,
    write: @escaping (UserDefaults, String, Value) -> Void
  ) {
    self.key = key
    self.store = store ?? .standard
    self.read = read
    self.write = write
  }

  public var wrappedValue: Value {
    get { read(store, key) }
    nonmutating set { write(store, key, newValue) }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension AppStorage {
  /// Creates a value that the store keeps as it is.
  ///
  /// - Parameters:
  ///   - value: The value if the store has none.
  ///   - key: The name of the value.
  ///   - store: The store; nil means the standard one.
  ///   - decode: Reads what the store has.
  ///   - encode: Makes what the store keeps.
  init(
    _ value: Value, _ key: String, _ store: UserDefaults?, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any? = { $0 }
  ) {
    self.init(
      key: key, store: store,
      read: { store, key in store.object(forKey: key).flatMap(decode) ?? value },
      write: { store, key, newValue in store.set(encode(newValue), forKey: key) })
  }

  /// Creates an optional value that the store keeps as it is.
  init<Wrapped>(optional key: String, _ store: UserDefaults?, decode: @escaping (Any) -> Wrapped?)
  where Value == Wrapped? {
    self.init(nil, key, store, decode: { .some(decode($0)) }, encode: { $0 })
  }
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, decode: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, decode: { ($0 as? NSNumber)?.intValue ?? $0 as? Int })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, store, decode: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, store, decode: { $0 as? String })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, decode: { $0 as? Data })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, decode: { $0 as? Date })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(
      key: key, store: store, read: { store, key in store.url(forKey: key) ?? wrappedValue },
      write: { store, key, url in store.set(url, forKey: key) })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      wrappedValue, key, store,
      decode: { (($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap(Value.init) },
      encode: \.rawValue)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      wrappedValue, key, store, decode: { ($0 as? String).flatMap(Value.init) }, encode: \.rawValue)
  }
}

extension AppStorage {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: key, store) { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: key, store) { ($0 as? NSNumber)?.intValue ?? $0 as? Int }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: key, store) { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: key, store) { $0 as? String }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: key, store) { $0 as? Data }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(optional: key, store) { $0 as? Date }
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key: key, store: store, read: { store, key in store.url(forKey: key) },
      write: { store, key, url in store.set(url, forKey: key) })
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      nil, key, store, decode: { .some(($0 as? String).flatMap(R.init)) }, encode: { $0?.rawValue })
  }

  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      nil, key, store,
      decode: { .some((($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap(R.init)) },
      encode: { $0?.rawValue })
  }
}
