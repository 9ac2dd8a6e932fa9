/// The focus is always where the app has put it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    private let box: Box<Value>

    init(box: Box<Value>) {
      self.box = box
    }

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private let box: Box<Value>

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(box: box) }

  // In the structure itself: the compiler looks nowhere else for the default of a private property.
  public init() where Value == Bool {
    box = Box(false)
  }

  public init<T>() where Value == T? {
    box = Box(nil)
  }
}
