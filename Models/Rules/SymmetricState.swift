import ModelChecking

/// The state of a model whose components can be exchanged, such as the apps of a device.
public protocol SymmetricState: ModelState {
  /// The same state for all that exchanges make of this one.
  var representative: Self { get }
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

extension RuleMachine: SymmetricMachine where State: SymmetricState {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func representative(of state: State) -> State { state.representative }
}
