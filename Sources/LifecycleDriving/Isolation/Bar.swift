import LifecycleModels

/// Something that no life may go through any more, because the process did not survive it once.
public enum Bar: Hashable, Sendable {
  /// The making of the delegate.
  case launch
  /// A callback.
  case callback(Callback)
  /// An action of the world, by its name.
  case action(String)

  /// The bar as one word, for the environment of a process.
  var code: String {
    switch self {
    case .launch: "launch"
    case .callback(let callback): "callback:" + callback.name
    case .action(let name): "action:" + name
    }
  }

  init?(code: String) {
    if code == "launch" {
      self = .launch
    } else if code.hasPrefix("callback:"), let callback = Callback(name: String(code.dropFirst(9)))
    {
      self = .callback(callback)
    } else if code.hasPrefix("action:") {
      self = .action(String(code.dropFirst(7)))
    } else {
      return nil
    }
  }
}
