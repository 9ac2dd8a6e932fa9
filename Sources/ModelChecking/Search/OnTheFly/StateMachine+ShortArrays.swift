extension StateMachine {
  /// Searches states that are short arrays of bytes, if the machine has chosen no encoding.
  ///
  /// - Returns: Nil if the states are other values, became too long, or have elements that bytes do
  ///   not distinguish. Also nil if there is a fault, which a search of the states themselves then
  ///   reports.
  @inlinable func searchOfShortArrays(
    _ request: SearchRequest<Self>, observe: (SearchProgress) -> SearchControl,
    inspect: Inspection
  ) -> SearchFindings<Self>? {
    typealias Short = ShortArrayEncoding<State>
    // Most of this is decided at compile time, so that a machine does not contain a search that it
    // never runs.
    guard Encoding.self == PlainEncoding<State>.self, !_isPOD(State.self),
      MemoryLayout<State>.size == MemoryLayout<[UInt8]>.size, Short.fits(initialStates)
    else { return nil }
    var search = OnTheFlySearch<Self, Short, KeyTable<UInt128>>(self, request)
    search.run(observe: observe, inspect: inspect)
    let areDistinct = search.encoding.areDistinct(
      (0..<search.log.count).lazy.map { search.log[$0] })
    return areDistinct && search.fault == nil ? search.findings : nil
  }
}
