import ModelChecking
import Reporting

/// How the states of a search travel between it and its workers.
///
/// Each has a *key*, which is equal for equal states only, so that a search can tell them apart. A request
/// names the states by what leads back to them.
protocol StateCarrier<Machine>: Sendable {
  associatedtype Machine: StateMachine

  /// The bytes of the key of a state, before those for observers.
  var keyBytes: Int { get }

  /// Whether a request names states by the traces to them, because their keys do not lead back.
  var isTraced: Bool { get }

  /// The key of a state, before the bytes for observers.
  func key(of state: Machine.State) throws(WorkerFault) -> [UInt8]

  /// Reads the places of a request.
  func places(
    from reader: inout WorkerReader, on judged: JudgedMachine<Machine>
  ) throws(WorkerFault) -> [JudgedMachine<Machine>.Place]

  /// Reads the place in which a trace begins.
  func start(
    from reader: inout WorkerReader, on judged: JudgedMachine<Machine>
  ) throws(WorkerFault) -> JudgedMachine<Machine>.Place
}

/// Carries a state as its code, from which the state is made again.
struct CodeCarrier<Machine: StateMachine>: StateCarrier where Machine.Encoding.Key: CompactCode {
  typealias Code = Machine.Encoding.Key

  private let encoding = Machine.Encoding()

  var keyBytes: Int { Code.wordCount * MemoryLayout<UInt64>.size }
  var isTraced: Bool { false }

  func key(of state: Machine.State) -> [UInt8] {
    var writer = WorkerWriter()
    writer.put(code: encoding.key(of: state))
    return writer.bytes
  }

  func places(
    from reader: inout WorkerReader, on judged: JudgedMachine<Machine>
  ) throws(WorkerFault) -> [JudgedMachine<Machine>.Place] {
    let count = Int(try reader.number(UInt32.self))
    guard reader.count == count * (keyBytes + judged.observers) else { throw .truncated }
    var places: [JudgedMachine<Machine>.Place] = []
    places.reserveCapacity(count)
    for _ in 0..<count { places.append(try start(from: &reader, on: judged)) }
    return places
  }

  func start(
    from reader: inout WorkerReader, on judged: JudgedMachine<Machine>
  ) throws(WorkerFault) -> JudgedMachine<Machine>.Place {
    let code = try reader.code(Code.self)
    if code == Code.vacant { throw .wrongCode }
    let state = encoding.state(of: code)
    guard encoding.key(of: state) == code else { throw .wrongCode }
    return JudgedMachine.Place(state: state, observed: try reader.bytes(judged.observers))
  }
}

/// Carries any state as a digest of all that it holds, and makes it again by the trace that led to it.
///
/// The digest is a SHA-256 of the state as reflection shows it: two states are mistaken for each other
/// only if their texts are equal, which a request with both would show, or have the same digest.
struct TraceCarrier<Machine: StateMachine>: StateCarrier {
  var keyBytes: Int { 32 }
  var isTraced: Bool { true }

  func key(of state: Machine.State) throws(WorkerFault) -> [UInt8] {
    SHA256.digest(of: Array(String(reflecting: state).utf8))
  }

  func places(
    from reader: inout WorkerReader, on judged: JudgedMachine<Machine>
  ) throws(WorkerFault) -> [JudgedMachine<Machine>.Place] {
    var places: [JudgedMachine<Machine>.Place] = []
    // Traces that follow one another have most of their actions in common, if they are sorted.
    var trail: [(number: UInt16, place: JudgedMachine<Machine>.Place)] = []
    for _ in 0..<Int(try reader.number(UInt32.self)) {
      let key = try reader.bytes(keyBytes + judged.observers)
      let length = Int(try reader.number(UInt16.self))
      if length == 0 { throw .truncated }
      for step in 0..<length {
        let number = try reader.number(UInt16.self)
        if step < trail.count, trail[step].number == number { continue }
        trail.removeSubrange(min(step, trail.count)...)
        let place =
          try step == 0
          ? start(numbered: number, on: judged)
          : judged.place(after: trail[step - 1].place, takingActionNumbered: Int(number)).place
        trail.append((number, place))
      }
      let place = trail[length - 1].place
      guard try self.key(of: place.state) + place.observed == key else { throw .otherState }
      places.append(place)
    }
    guard reader.isAtEnd else { throw .truncated }
    return places
  }

  func start(
    from reader: inout WorkerReader, on judged: JudgedMachine<Machine>
  ) throws(WorkerFault) -> JudgedMachine<Machine>.Place {
    try start(numbered: reader.number(UInt16.self), on: judged)
  }

  private func start(
    numbered number: UInt16, on judged: JudgedMachine<Machine>
  ) throws(WorkerFault) -> JudgedMachine<Machine>.Place {
    let states = judged.machine.initialStates
    guard number < states.count else { throw .noInitialState(Int(number), states: states.count) }
    return judged.start(in: states[Int(number)])
  }

  /// What in a state has no text that is the same in every process; nil if there is nothing.
  static func obstacle(in value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return "an object of \(type(of: value))"
    case .set, .dictionary: return "\(type(of: value)), which has no order"
    default: return mirror.children.lazy.compactMap { obstacle(in: $0.value) }.first
    }
  }
}
