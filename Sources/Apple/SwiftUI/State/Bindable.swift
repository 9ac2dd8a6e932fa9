/// Bindings to the properties of an object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  fileprivate init(object: Value) {
    wrappedValue = object
  }

  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes the properties of an object bindable.
  public init(wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Makes the properties of an object bindable.
  public init(_ wrappedValue: Value) {
    self.init(object: wrappedValue)
  }

  /// Takes over other bindings.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}
