import ModelChecking

/// A model that can have more or fewer of some component than usual.
public protocol ScalableModel: Model {
  /// What there can be more of, in the plural: “apps”, “scenes”.
  static var component: String { get }
  /// How many there can be.
  static var sizes: ClosedRange<Int> { get }
  /// How many there are unless another number is asked for.
  static var usualSize: Int { get }
  /// How many there are.
  var size: Int { get }
  /// The same model with another number of them.
  /// - Precondition: ``sizes`` contains the number.
  func with(size: Int) -> Self
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Model where State: SymmetricState {
  public func checkOrbits(
    _ properties: [Property<RuleMachine<State>>], limits: SearchLimits, threads: Int,
    observe: (SearchProgress) -> SearchControl
  ) -> SearchReport<RuleMachine<State>>? {
    machine.checkOrbits(properties, limits: limits, threads: threads, observe: observe)
  }
}
