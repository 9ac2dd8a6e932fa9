/// When work runs that the code of a world puts off.
public enum DeferredWorkOrder: Hashable, Sendable {
  /// Before the next event, as on an idle device: after each callback, as soon as nothing else is
  /// owed. Timers fire at any time after that.
  case prompt
  /// At any time when code of the app can run. A search tries every order: work may run before the
  /// app is suspended, or when it has been woken again, or never.
  case everyOrder
}
