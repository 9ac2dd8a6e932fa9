import Foundation
import ModelChecking
import SystemFiles

/// A program that answers a search on many machines, through its standard input and output.
///
/// ```swift
/// @main enum Worker {
///   static func main() { SearchWorkerProgram.main(Crossing()) }
/// }
/// ```
/// Each request and each reply is preceded by its length in bytes, a number of 4 bytes with the lowest
/// first. ``SearchWorker`` says what they hold.
public enum SearchWorkerProgram {
  /// Answers requests until standard input ends, and then ends the process.
  ///
  /// A fault in a request is answered in words. The process ends with status 65 if a length is beyond
  /// ``SearchWorker/maxRequestBytes`` or input ends within a request, and with 74 if nobody reads.
  public static func main<Machine: StateMachine>(
    _ machine: Machine, checking properties: [Property<Machine>] = []
  ) -> Never where Machine.Encoding.Key: CompactCode {
    serve(SearchWorker(machine, checking: properties))
  }

  /// Answers requests about a machine whose states have no code; see
  /// ``SearchWorker/init(byTraces:checking:)``.
  public static func main<Machine: StateMachine>(
    byTraces machine: Machine, checking properties: [Property<Machine>] = []
  ) -> Never {
    serve(SearchWorker(byTraces: machine, checking: properties))
  }

  private static func serve<Machine: StateMachine>(_ worker: SearchWorker<Machine>) -> Never {
    signal(SIGPIPE, SIG_IGN)
    do {
      while let request = try readRequest(limit: SearchWorker<Machine>.maxRequestBytes) {
        try write(worker.reply(to: request))
      }
    } catch let fault as WorkerFault {
      end(with: 65, "\(fault)")
    } catch {
      end(with: 74, "the reply cannot be written: \(error.inWords)")
    }
    exit(0)
  }

  /// A machine whose states have no code cannot be searched on many machines.
  @available(
    *, unavailable,
    message:
      "the states need a code: conform State to CompactState and the machine to CompactMachine, or State to PackedState and write “typealias Encoding = PackedEncoding<State>”; or call main(byTraces:), which is slower"
  )
  @_disfavoredOverload
  public static func main<Machine: StateMachine>(
    _ machine: Machine, checking properties: [Property<Machine>] = []
  ) -> Never { fatalError("this function cannot be called") }

  /// The next request; nil if there is no other.
  private static func readRequest(limit: Int) throws -> [UInt8]? {
    let head = try read(4)
    if head.isEmpty { return nil }
    guard head.count == 4 else { throw WorkerFault.truncated }
    let length = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= limit else { throw WorkerFault.tooLong(length, limit: limit) }
    let request = try read(length)
    guard request.count == length else { throw WorkerFault.truncated }
    return request
  }

  /// As many bytes as there are, up to a number.
  private static func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let piece = try FileHandle.standardInput.read(upToCount: count - bytes.count),
        !piece.isEmpty
      else { break }
      bytes.append(contentsOf: piece)
    }
    return bytes
  }

  private static func write(_ reply: [UInt8]) throws {
    var writer = WorkerWriter()
    writer.put(UInt32(reply.count))
    try Descriptor.standardOutput.writeAll(writer.bytes + reply)
  }

  private static func end(with status: Int32, _ words: String) -> Never {
    try? Descriptor.standardError.writeAll(Array("search worker: \(words)\n".utf8))
    exit(status)
  }
}
