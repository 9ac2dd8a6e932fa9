/// The delegate is created with the app, and becomes the delegate of the application unless that
/// has one of the same class already. So an app that is created twice has one delegate.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  public let wrappedValue: DelegateType

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = applicationDelegate(of: delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = applicationDelegate(of: delegateType)
  }

  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = applicationDelegate(of: delegateType)
  }
}

/// The delegate of the application if it has this class, or else a new one, which it becomes.
@MainActor private func applicationDelegate<Delegate: NSObject & UIApplicationDelegate>(
  of delegateType: Delegate.Type
) -> Delegate {
  let application = UIApplication.shared
  if let current = application.delegate as? Delegate, type(of: current) == delegateType {
    return current
  }
  let delegate = newObject(of: delegateType)
  application.delegate = delegate
  return delegate
}

// UIKit creates a delegate through the Objective-C runtime. Swift calls an initialiser of an unknown
// class only if it is `required`, which `NSObject.init()` is not on Linux. The call below has the
// type of a class that requires it, and reaches the class of the delegate through the table of
// methods, in which every subclass of NSObject has this initialiser at the same place.

/// Creates an object of a class that has an initialiser without parameters.
@_optimize(none) func newObject<Object: NSObject>(of type: Object.Type) -> Object {
  let creatable = unsafeBitCast(type as AnyClass, to: Creatable.Type.self)
  let object: NSObject = creatable.init()
  guard let result = object as? Object else {
    preconditionFailure("\(type) has no initialiser without parameters.")
  }
  return result
}

private class Creatable: NSObject {
  required override init() {
    super.init()
  }
}

// Without a subclass, the compiler would call the initialiser above directly.
private final class CreatableSubclass: Creatable {
  required init() {
    super.init()
  }
}
