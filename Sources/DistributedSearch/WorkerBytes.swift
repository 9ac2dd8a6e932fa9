import ModelChecking

/// Writes whole numbers and codes as bytes, the lowest first.
struct WorkerWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put<Code: CompactCode>(code: Code) {
    for word in 0..<Code.wordCount { put(code[word: word]) }
  }

  mutating func put(_ others: [UInt8]) { bytes.append(contentsOf: others) }
}

/// Reads what ``WorkerWriter`` writes.
struct WorkerReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }
  var count: Int { rest.count }

  mutating func bytes(_ count: Int) throws(WorkerFault) -> [UInt8] {
    guard rest.count >= count else { throw .truncated }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type
  ) throws(WorkerFault) -> Number {
    let size = MemoryLayout<Number>.size
    guard rest.count >= size else { throw .truncated }
    let number = rest.prefix(size).reversed().reduce(Number(0)) { $0 << 8 | Number($1) }
    rest = rest.dropFirst(size)
    return number
  }

  mutating func code<Code: CompactCode>(_ type: Code.Type) throws(WorkerFault) -> Code {
    var code = Code()
    for word in 0..<Code.wordCount { code[word: word] = try number(UInt64.self) }
    return code
  }
}

/// What is asked of a worker; the raw value is the first byte of the request.
enum WorkerRequest: UInt8, CaseIterable {
  /// Which properties are judged, and how long a code is: JSON.
  case hello = 0x48
  /// The codes of the initial states.
  case initialStates = 0x49
  /// The successors of some states, and what is broken there.
  case expand = 0x45
  /// A trace in words: JSON.
  case describe = 0x44
}

/// Why a worker cannot answer.
public enum WorkerFault: Error, Hashable {
  /// The first byte of a request is none that is known.
  case unknownRequest(UInt8?)
  /// A request ends before its list, or goes on after it.
  case truncated
  /// A request is longer than the limit.
  case tooLong(Int, limit: Int)
  /// More is read than the machine has: an action of a state that has fewer.
  case noSuchAction(Int, actions: Int)
  /// A state has more actions than a reply can number.
  case tooManyActions(Int)
  /// A code that no state has.
  case wrongCode
  /// More initial states are spoken of than the machine has.
  case noInitialState(Int, states: Int)
  /// A trace leads to another state than it did when its key was made.
  case otherState
  /// Two different states have the same key.
  case equalKeys
  /// A state holds something that reflection shows differently in each process, as the words say.
  case noText(String)
}

extension WorkerFault: CustomStringConvertible {
  /// The fault in a sentence.
  public var description: String {
    switch self {
    case .unknownRequest(let byte):
      "the request begins with \(byte.map { "byte \($0)" } ?? "nothing"), not with one of "
        + WorkerRequest.allCases.map { "\($0.rawValue)" }.joined(separator: ", ") + "."
    case .truncated: "the request does not have the length that it states."
    case .tooLong(let length, let limit):
      "the request has \(length) bytes, but the limit is \(limit)."
    case .noSuchAction(let action, let actions):
      "action \(action) was requested in a state with \(actions) actions."
    case .tooManyActions(let actions):
      "a state has \(actions) actions, but a reply has room for only 65,535."
    case .wrongCode: "the request contains a code that no state has."
    case .noInitialState(let number, let states):
      "initial state \(number) was requested, but there are only \(states)."
    case .otherState:
      "a trace leads to a different state than before: the machine is not deterministic, or the workers "
        + "are not the same program."
    case .equalKeys:
      "two different states have the same key: reflection does not show everything that distinguishes them."
    case .noText(let obstacle):
      "a state contains \(obstacle), so its text differs between processes; give the states a "
        + "code: CompactState or PackedState."
    }
  }
}
