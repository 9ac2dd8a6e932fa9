/// Why the kernel ends a process for memory: the names in Jetsam reports.
///
/// The cases are in the order of the kernel’s numbers, from 1; the last two are former names.
public enum JetsamReason: String, CaseIterable, Hashable, Sendable {
  case jettisoned
  case highwater
  case vnodeLimit = "vnode-limit"
  case pageShortage = "vm-pageshortage"
  case processThrashing = "proc-thrashing"
  case fileCacheThrashing = "fc-thrashing"
  case processLimit = "per-process-limit"
  case diskSpaceShortage = "disk-space-shortage"
  case idleExit = "idle-exit"
  case zoneMapExhaustion = "zone-map-exhaustion"
  case compressorThrashing = "vm-compressor-thrashing"
  case compressorSpaceShortage = "vm-compressor-space-shortage"
  case lowSwap = "low-swap"
  case sustainedPressure = "sustained-memory-pressure"
  case pageoutStarvation = "vm-pageout-starvation"
  case conclaveLimit = "conclave-limit"
  case longIdleExit = "long-idle-exit"
  case formerThrashing = "vm-thrashing"
  case formerDiagnostic = "diagnostic"

  /// The reason with a number, as in `domain:jetsam(1) code:7`; nil if no reason has it.
  public init?(number: UInt64) {
    guard (1...17).contains(number) else { return nil }
    self = Self.allCases[Int(number) - 1]
  }

  /// The number in the kernel; nil for a name that it no longer has.
  public var number: Int? {
    Self.allCases.prefix(17).firstIndex(of: self).map { $0 + 1 }
  }

  /// What it means, as a sentence without its full stop.
  public var words: String {
    switch self {
    case .jettisoned: "Another reason, which is not told"
    case .highwater: "The process was above its high-water mark when memory ran short"
    case .vnodeLimit: "Too many files were open in the whole system"
    case .pageShortage: "The app in front needed memory"
    case .processThrashing: "Processes made the system load the same memory again and again"
    case .fileCacheThrashing:
      "A process made the system load the same parts of files again and again"
    case .processLimit: "The process used more memory than it may"
    case .diskSpaceShortage, .formerDiagnostic: "The device ran short of disk space"
    case .idleExit: "The process was idle"
    case .zoneMapExhaustion: "The kernel ran short of memory for its own objects"
    case .compressorThrashing, .formerThrashing:
      "Compressed memory was needed again and again"
    case .compressorSpaceShortage: "There was no room left for compressed memory"
    case .lowSwap: "There was no room left for swapped memory"
    case .sustainedPressure: "Memory was short for some time"
    case .pageoutStarvation: "The system could not free memory fast enough"
    case .conclaveLimit: "A part of the process that the kernel keeps apart used too much memory"
    case .longIdleExit: "The process was idle for a long time"
    }
  }

  /// The reasons for which the system ends whichever process it values least.
  package static let shortages: [JetsamReason] = [
    .pageShortage, .processThrashing, .fileCacheThrashing, .zoneMapExhaustion, .compressorThrashing,
    .compressorSpaceShortage, .lowSwap, .sustainedPressure, .pageoutStarvation, .formerThrashing,
  ]
}
