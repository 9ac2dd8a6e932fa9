import DelegateSource
import LifecycleModels

extension Callback {
  /// The declaration of a method of the app delegate or the scene delegate, as Swift writes it; nil
  /// for other callbacks.
  var swiftDeclaration: String? {
    DelegateMethod.all.first { $0.callback == self }?.declaration.replacing(" = [:]", with: "")
  }

  /// The name of the method, or of the notification, as Apple's documentation writes it.
  var swiftName: String {
    let member = name.drop { $0 != "." }.dropFirst()
    if isNotification { return "UIApplication.\(member)Notification" }
    if let name = Self.delegateMethods.first(where: { $0.key == self })?.value.first,
      name.contains("(")
    {
      return name
    }
    if name.hasPrefix("vc.") { return "viewController.\(member)" }
    return (derivedSpellings.first ?? name) + "(_:)"
  }
}
