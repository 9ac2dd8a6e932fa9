import ModelChecking

/// Answers the requests of a search that runs on many machines: a state goes in, its successors come
/// out.
///
/// It keeps nothing between requests, so that any number of workers can share a search, and one that
/// dies can be replaced. A request and its reply are bytes: numbers have their lowest byte first, and
/// a state has a key of fixed length: its code or, where states have none, a digest; and a byte for the
/// observer of each pattern that is judged.
///
/// | request | reply |
/// |---|---|
/// | `H` | JSON: `protocol`, `keyBytes`, `traced`, `observers`, and `properties` with `id`, `statement` and `goal` |
/// | `I` | a list of keys: the initial states |
/// | `E` and a list of states | 8 bytes: the transitions; the successors without repetition: a number of 4 bytes, then for each its key, the position of its source in the request (4 bytes) and of its action there (2 bytes); what was found: a number, then for each the property (2 bytes), the source (4) and the action (2; 65,535 for the state itself) |
/// | `D` and a beginning, then actions of 2 bytes each | JSON: the trace in words |
///
/// A list is a number of 4 bytes and its elements. In a request a state is its key. If the worker is
/// *traced*, the trace to it follows: its length, the number of the initial state, and those of the
/// actions, of 2 bytes each. A beginning is a key or, if it is traced, the number of an initial state. A
/// reply begins with a byte that is 0, or 1 before an error in words.
public struct SearchWorker<Machine: StateMachine>: Sendable {
  /// The longest request that is answered, in bytes.
  public static var maxRequestBytes: Int { 64 << 20 }

  let judged: JudgedMachine<Machine>
  let carrier: any StateCarrier<Machine>

  /// Creates a worker that sends states as their codes.
  ///
  /// - Parameters:
  ///   - machine: The machine that is searched.
  ///   - properties: What is judged on the way. A pattern is followed by an observer, and the search visits
  ///     each state once for each place of the observers. That something is always possible, or must
  ///     happen before a trace ends, is not decided by steps: a property that claims it stays undecided.
  public init(_ machine: Machine, checking properties: [Property<Machine>] = [])
  where Machine.Encoding.Key: CompactCode {
    judged = JudgedMachine(machine, checking: properties)
    carrier = CodeCarrier<Machine>()
  }

  /// Creates a worker that sends states as the traces to them, because they have no code.
  ///
  /// It takes any machine whose states hold no objects, sets or dictionaries; what it does with others
  /// is refused at its first request. It is slower: each state is made again by its trace, and told from
  /// others by a digest of what reflection shows of it.
  ///
  /// - Parameters:
  ///   - machine: The machine that is searched.
  ///   - properties: What is judged on the way, as by ``init(_:checking:)``.
  public init(byTraces machine: Machine, checking properties: [Property<Machine>] = []) {
    judged = JudgedMachine(machine, checking: properties)
    carrier = TraceCarrier<Machine>()
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
    if request.count > Self.maxRequestBytes {
      throw .tooLong(request.count, limit: Self.maxRequestBytes)
    }
    var reader = WorkerReader(request.dropFirst())
    switch request.first.flatMap(WorkerRequest.init) {
    case .hello: return hello
    case .initialStates: return try initialStates()
    case .expand: return try expand(carrier.places(from: &reader, on: judged))
    case .describe: return try describe(&reader)
    case nil: throw .unknownRequest(request.first)
    }
  }

  private func initialStates() throws(WorkerFault) -> [UInt8] {
    var writer = WorkerWriter()
    let states = judged.machine.initialStates
    writer.put(UInt32(states.count))
    for state in states {
      if carrier.isTraced, let obstacle = TraceCarrier<Machine>.obstacle(in: state) {
        throw .noText(obstacle)
      }
      writer.put(try key(of: judged.start(in: state)))
    }
    return writer.bytes
  }

  /// The key of a state, with how far the observers have come there.
  func key(of place: JudgedMachine<Machine>.Place) throws(WorkerFault) -> [UInt8] {
    try carrier.key(of: place.state) + place.observed
  }
}
