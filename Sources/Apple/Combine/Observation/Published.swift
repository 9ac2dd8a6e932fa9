/// A property of a class that publishes each new value before it is stored.
///
/// In a class that is an ``ObservableObject`` the object announces the change first.
@propertyWrapper
public struct Published<Value> {
  /// Shared by all copies, so that the box that a mirror of the object shows is the one in use.
  private(set) var box: PublishedBox<Value>

  /// Makes a property with a first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Makes a property with a first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Not available: a structure has no identity whose changes could be observed.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.send(newValue) }
  }

  /// Delivers the current value and then each new one, before it is stored.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { box = newValue.box }
  }

  /// Reads the value, or publishes and stores a new one.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.send(newValue) }
  }

  /// Delivers the current value and then each new one, before it is stored.
  public struct Publisher: Combine.Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// It cannot fail.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches a subscriber. Of the values that come while it has no demand it gets the latest.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.attach(subscriber)
    }
  }
}
