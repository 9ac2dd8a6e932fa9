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
