import CommandLineTools
import Foundation
import LifecycleModels
import ModelChecking

// Reading the options that several commands share.
extension Arguments {
  /// Reads the common options whose values a command may ignore, so that a wrong one is refused.
  func checkCommonOptions() throws(UsageError) {
    _ = try seed()
    _ = try systems()
    _ = try integer(.maxStates)
    _ = try threads()
  }

  /// The operands as paths, none of which is empty or named twice.
  func differentPaths(_ kind: String, command: String) throws(UsageError) -> [String] {
    if operands.contains("") { throw .emptyOperand("PATH", command: command) }
    for (index, path) in operands.enumerated() where operands[..<index].contains(path) {
      throw .repeatedWord(path, kind: kind)
    }
    return operands
  }

  /// How many threads may be used; one for each core unless the option says otherwise.
  func threads() throws(UsageError) -> Int {
    try integer(.threads, in: 1...1024) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// How far a search may go; never beyond the available memory.
  ///
  /// The limit of memory is first of all one of the estimated size, so that the same search stops at
  /// the same state each time. Where the process takes up a quarter more, the search stops as well.
  func limits() throws(UsageError) -> SearchLimits {
    let memory = try bytes(.maxMemory) ?? MachineMemory.defaultLimit
    if memory > MachineMemory.size {
      throw .wrongValue(
        .maxMemory,
        "there is not so much memory: give at most \(MachineMemory.size >> 20)M, or leave it out.")
    }
    return SearchLimits(
      states: try integer(.maxStates), depth: try integer(.maxDepth), memory: memory,
      residentMemory: MachineMemory.residentLimit(for: memory), time: try duration(.maxTime))
  }

  /// The profile, or nil if none is named.
  func profile() throws(UsageError) -> Profile? { try choice(.profile, of: Profile.self) }

  /// The systems that are meant, or nil if none are named.
  func systems() throws(UsageError) -> SystemVersions? {
    guard let text = value(of: .ios) else { return nil }
    guard let systems = SystemVersions(text) else {
      let known = SystemVersions.known
      throw .notAQuantity(
        text, .ios,
        example: "18 or 16...27 (\(known.lowerBound) to \(known.upperBound) are known)")
    }
    return systems
  }

  /// How the result is written.
  func format() throws(UsageError) -> OutputFormat {
    try choice(.format, of: OutputFormat.self) ?? .text
  }

  /// How a trace is written.
  func traceFormat() throws(UsageError) -> TraceFormat {
    try choice(.traceFormat, of: TraceFormat.self) ?? .text
  }

  /// The seed of random choices, decimal or hexadecimal; `0x5EED` if it was not given.
  func seed() throws(UsageError) -> UInt64 {
    guard let text = value(of: .seed) else { return 0x5EED }
    let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
    let digits = isHexadecimal ? text.dropFirst(2) : text[...]
    guard let first = digits.first, first != "+", first != "-",
      let seed = UInt64(digits, radix: isHexadecimal ? 16 : 10)
    else { throw .notAQuantity(text, .seed, example: "24301 or 0x5EED (below 2^64)") }
    return seed
  }
}

/// How a result is written.
enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
}

/// How a trace is written.
enum TraceFormat: String, CaseIterable, Hashable, Sendable {
  /// For people.
  case text
  /// For programs.
  case json
  /// For a browser.
  case html
}

/// The memory that this process may use.
enum MachineMemory {
  /// The size that a search may reach if the user sets no limit, in bytes: three quarters of the
  /// memory of the machine, or of its container. With more, the system would kill the process, and
  /// there would be no result.
  static var defaultLimit: Int { size / 4 * 3 }

  /// What the process may take up when a search stops at an estimated size, in bytes: a quarter more,
  /// and the room that a small search needs as well.
  static func residentLimit(for estimate: Int) -> Int {
    let (limit, isOverflow) = estimate.addingReportingOverflow(estimate / 4 + roomForSmallSearches)
    return isOverflow ? .max : limit
  }

  private static let roomForSmallSearches = 64 << 20

  /// The memory of the machine, or of its container, as far as this process may use it, in bytes.
  static var size: Int {
    let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    return min(machine, ControlGroups.own.memoryLimit ?? .max, addressSpace ?? .max)
  }

  /// What a limit of address space leaves for a search, in bytes: libraries and threads have taken
  /// their part before it begins, and while memory is moved to a larger place it takes up both.
  private static var addressSpace: Int? {
    AddressSpace.limit.map { ($0 - EnvironmentError.minAddressSpace / 2) / 2 }
  }
}
