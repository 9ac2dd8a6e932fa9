/// Gives an app a delegate.
///
/// The delegate is created with the app, and becomes the delegate of the application unless that
/// has one of the same class already. So an app that is created twice has one delegate.
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates a delegate, or takes the one of the application.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = applicationDelegate(of: delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates a delegate that can be observed, or takes the one of the application.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = applicationDelegate(of: delegateType)
  }

  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Creates a delegate that can be observed, or takes the one of the application.
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
