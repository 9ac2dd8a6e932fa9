import DelegateSource
import LifecycleModels

extension CodeMethod {
  /// The callbacks of the models that it stands for.
  var callbacks: [Callback] { delegateMethods.compactMap(\.callback) }

  /// Whether it is one of the methods that some protocols have.
  func isDelegateMethod(of owners: Set<DelegateProtocol>) -> Bool {
    delegateMethods.contains { owners.contains($0.owner) } && !function.isTypeMember
  }

  var isLaunchMethod: Bool {
    isDelegateMethod(of: [.application])
      && (callbacks.contains(.willFinishLaunching) || callbacks.contains(.didFinishLaunching))
  }

  /// Whether it does anything but call the superclass.
  var doesSomething: Bool {
    let words = body.filter { $0.kind == .word }.map(\.text)
    if words.isEmpty { return false }
    if body.first(where: { $0.kind == .word })?.text == "super" {
      return body.filter { $0.isSymbol("(") || $0.isSymbol("[") }.count > 1
    }
    return words != ["return"] && !["true", "false", "YES", "NO", "nil"].contains(words.last ?? "")
      || words.count > 2
  }
}
