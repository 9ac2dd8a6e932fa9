import ModelChecking

/// A model of apps that are interchangeable, and of which there can be more or fewer than usual.
public protocol ScalableModel: Model where State: SymmetricState {
  /// How many apps the model can have.
  static var appRange: ClosedRange<Int> { get }
  /// How many apps there are unless another number is asked for.
  static var defaultApps: Int { get }
  /// How many apps there are.
  var apps: Int { get }
  /// The same model with another number of apps.
  /// - Precondition: ``appRange`` contains the number.
  func with(apps: Int) -> Self
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ScalableModel {
  public func checkOrbits(
    _ properties: [Property<RuleMachine<State>>], limits: SearchLimits, threads: Int,
    observe: (SearchProgress) -> SearchControl
  ) -> SearchReport<RuleMachine<State>>? {
    machine.checkOrbits(properties, limits: limits, threads: threads, observe: observe)
  }
}
