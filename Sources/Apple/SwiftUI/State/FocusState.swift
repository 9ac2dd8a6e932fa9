/// Where the focus is: always where the app has put it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write the focus.
  @propertyWrapper public struct Binding {
    private let box: Box<Value>

    init(box: Box<Value>) {
      self.box = box
    }

    /// The focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let box: Box<Value>

  /// The focus.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(box: box) }

  // In the structure itself: the compiler looks nowhere else for the default of a private property.
  /// Creates a state without the focus.
  public init() where Value == Bool {
    box = Box(false)
  }

  /// Creates a state without the focus.
  public init<T>() where Value == T? {
    box = Box(nil)
  }
}
