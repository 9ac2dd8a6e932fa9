import Foundation
import ModelChecking

/// A folder for the files of a search, removed with what is in it at the end of a test.
final class DiskFolder {
  let path: String

  init() {
    path =
      FileManager.default.temporaryDirectory.appending(path: "search-\(UUID().uuidString)").path()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names of the files.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Options that leave room for few states, so that a search of a hundred writes runs.
  func options(memory: Int = 0, simulatedFault: SimulatedDiskFault = SimulatedDiskFault())
    -> SearchOptions<DiskStorage>
  {
    var storage = DiskStorage(folder: path, memory: memory)
    storage.simulatedFault = simulatedFault
    return SearchOptions(storage: storage)
  }

  /// Reads a file.
  func contents(of name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
  }

  /// Writes a file.
  func write(_ contents: Data, to name: String) throws {
    try contents.write(to: URL(filePath: "\(path)/\(name)"))
  }
}

extension Respelled where State.Encoding.Key: StateCode {
  /// What a search on disk says, in the states of the machine.
  func diskFindings(
    _ properties: [Property<Machine>], _ options: SearchOptions<DiskStorage>,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) throws(DiskSearchError) -> Findings<Machine> {
    let report = try check(
      properties.map(respelled), options: options.audit(.sample), observe: observe)
    return Findings(
      counts: Counts(report), results: report.results.map { Finding($0, base: base(of:)) })
  }
}

extension RandomSample {
  /// What a search on disk says, in a spelling that has a code.
  func onDisk(
    _ options: SearchOptions<DiskStorage>,
    observe: (SearchProgress) -> SearchControl = { _ in .proceed }
  ) throws(DiskSearchError) -> Findings<RandomGraph> {
    func found<State: Spelling>(
      _ spelling: State.Type
    ) throws(DiskSearchError) -> Findings<RandomGraph>
    where State.Base == Int, State.Encoding.Key: StateCode {
      try Respelled(machine, as: spelling).diskFindings(
        properties, options.threads(threads), observe: observe)
    }
    return switch spelling {
    case .wide, .bits, .object: try found(PackedSpelling<Int, UInt128>.self)
    case .pair, .fields, .cases: try found(PackedSpelling<Int, PairCode<UInt64, UInt64>>.self)
    case .collidingCode, .colliding: try found(PackedSpelling<Int, CollidingCode>.self)
    case .compact: try found(CompactSpelling<Int>.self)
    case .wideCompact: try found(WideCompactSpelling<Int>.self)
    default: try found(PackedSpelling<Int, UInt64>.self)
    }
  }
}
