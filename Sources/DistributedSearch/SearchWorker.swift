import ModelChecking

/// Answers the requests of a search that runs on many machines: a state goes in, its successors come
/// out.
///
/// It keeps nothing between requests, so that any number of workers can share a search, and one that
/// dies can be replaced. A request and its reply are bytes: numbers have their lowest byte first, and
/// a state is its code.
///
/// | request | reply |
/// |---|---|
/// | `H` | JSON: `protocol`, `codeBytes`, and `properties` with `id`, `statement` and `goal` |
/// | `I` | a list of codes: the initial states |
/// | `E` and a list of codes | 8 bytes: the transitions; the successors without repetition: a number of 4 bytes, then for each its code, the position of its source in the request (4 bytes) and of its action there (2 bytes); what was found: a number, then for each the property (2 bytes), the source (4) and the action (2; 65,535 for the state itself) |
/// | `D` and a code, then actions of 2 bytes each | JSON: the trace in words |
///
/// A list is a number of 4 bytes and its elements. A reply begins with a byte that is 0, or 1 before an
/// error in words.
public struct SearchWorker<Machine: StateMachine>: Sendable
where Machine.Encoding.Key: CompactCode {
  /// The codes of the states.
  public typealias Code = Machine.Encoding.Key

  /// The longest request that is answered, in bytes.
  public static var longestRequest: Int { 64 << 20 }

  let machine: Machine
  let encoding = Machine.Encoding()
  let judges: [PropertyJudge<Machine>]

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - machine: The machine that is searched.
  ///   - properties: What is judged on the way. A pattern, or that something is always possible, needs
  ///     more than one state and its steps; a property that claims it stays undecided.
  public init(_ machine: Machine, checking properties: [Property<Machine>] = []) {
    self.machine = machine
    judges = properties.map(PropertyJudge.init)
  }

  /// The reply to a request; it begins with 1 if there is a fault.
  /// - Complexity: O(transitions × claims).
  public func reply(to request: [UInt8]) -> [UInt8] {
    do throws(WorkerFault) {
      return [0] + (try answer(to: request))
    } catch {
      return [1] + "\(error)".utf8
    }
  }

  private func answer(to request: [UInt8]) throws(WorkerFault) -> [UInt8] {
    if request.count > Self.longestRequest {
      throw .tooLong(request.count, limit: Self.longestRequest)
    }
    var reader = WorkerReader(request.dropFirst())
    switch request.first.flatMap(WorkerRequest.init) {
    case .hello: return hello
    case .initialStates: return initialStates
    case .expand: return try expand(reader.codes(Code.self))
    case .describe: return try describe(&reader)
    case nil: throw .unknownRequest(request.first)
    }
  }

  private var initialStates: [UInt8] {
    var writer = WorkerWriter()
    let states = machine.initialStates
    writer.put(UInt32(states.count))
    for state in states { writer.put(code: encoding.key(of: state)) }
    return writer.bytes
  }

  /// The state with a code.
  func state(of code: Code) throws(WorkerFault) -> Machine.State {
    if code == Code.vacant { throw .wrongCode }
    let state = encoding.state(of: code)
    guard encoding.key(of: state) == code else { throw .wrongCode }
    return state
  }

  /// The actions of a state, as many as a reply can number.
  func actions(in state: Machine.State) throws(WorkerFault) -> [Machine.Action] {
    let actions = Array(machine.actions(in: state))
    if actions.count >= Int(UInt16.max) { throw .tooManyActions(actions.count) }
    return actions
  }
}
