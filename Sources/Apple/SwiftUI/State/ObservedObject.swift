/// An observable object that is owned elsewhere.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup public struct Wrapper {
    fileprivate let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An observable object that a view owns.
///
/// The object is created when it is first used.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private let box: Box<ObjectType?>

  /// Remembers how to create the object.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
    box = Box(nil)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object = box.value { return object }
    let object = make()
    box.value = object
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

/// An observable object from the environment.
///
/// Environments are not passed on here, so a program that reads the object stops.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// Creates the property.
  public init() {}

  /// The object, which is not available.
  public var wrappedValue: ObjectType {
    preconditionFailure("No \(ObjectType.self) here: environments are not passed on to views.")
  }

  /// Bindings to the properties of the object, which is not available.
  public var projectedValue: Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
