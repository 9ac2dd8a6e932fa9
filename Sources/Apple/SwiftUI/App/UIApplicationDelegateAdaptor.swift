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
