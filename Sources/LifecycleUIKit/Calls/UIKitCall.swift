import LifecycleDriving
import LifecycleModels

/// One callback on its way to a delegate.
@MainActor struct UIKitCall {
  let callback: Callback
  var scene = 0
  /// What the app was opened, woken or called with.
  var input: LifeInput?
  /// Tells this input from every other one of the life; 0 without input.
  var inputNumber = 0
  /// Takes what a method answers that answers with a Boolean.
  var answer: (Bool) -> Void = { _ in }
  /// The completion handler of a background event.
  var complete: @Sendable () -> Void = {}
}

extension UIKitCall {
  /// The call that the harness asks for.
  init(_ delivery: Delivery) {
    // The harness takes it from any thread, as UIKit does with completion handlers.
    nonisolated(unsafe) let complete = delivery.complete
    self.init(
      callback: delivery.callback, scene: delivery.scene ?? 0, input: delivery.input,
      inputNumber: delivery.inputNumber, answer: delivery.answer, complete: { complete() })
  }
}
