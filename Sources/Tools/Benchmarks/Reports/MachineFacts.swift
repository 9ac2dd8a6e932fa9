import Foundation
import Reporting

/// The machine and the programs with which the figures were measured.
struct MachineFacts: Hashable, Sendable {
  var cores: Int
  var cpu: String?
  var memoryBytes: UInt64
  var system: String
  var swift: String?
  var spin: String?
  /// The average number of runnable processes in the last minute, including this one.
  var load: Double?

  /// The facts about this machine.
  static var current: MachineFacts {
    let process = ProcessInfo.processInfo
    return MachineFacts(
      cores: process.activeProcessorCount, cpu: cpuName, memoryBytes: process.physicalMemory,
      system: process.operatingSystemVersionString, swift: version(of: "swift", "--version"),
      spin: version(of: "spin", "-V"), load: currentLoad)
  }

  private static var currentLoad: Double? {
    var loads = [0.0]
    return getloadavg(&loads, 1) == 1 ? loads[0] : nil
  }

  /// The first version number that a program names, for example 6.5.2.
  private static func version(of name: String, _ option: String) -> String? {
    let output = try? ChildProgram(named: name)?.run([option]).output
    return output?.firstMatch(of: /[Vv]ersion (\d+(\.\d+)*)/).map { String($0.1) }
  }

  private static var cpuName: String? {
    #if os(Linux)
      let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      let line = text?.split(separator: "\n").first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    #else
      let sysctl = ChildProgram(path: "/usr/sbin/sysctl")
      let output = try? sysctl.run(["-n", "machdep.cpu.brand_string"]).output
      return output?.trimmingCharacters(in: .whitespacesAndNewlines)
    #endif
  }
}

extension MachineFacts {
  /// SPIN as the peer of a line.
  var spinName: String { spin.map { "SPIN \($0)" } ?? "SPIN" }

  /// The facts as data.
  var json: OrderedJSON {
    .object([
      ("cores", .integer(cores)), ("cpu", .optional(cpu)),
      ("memoryBytes", .integer(Int(clamping: memoryBytes))), ("system", .string(system)),
      ("swift", .optional(swift)), ("spin", .optional(spin)),
      ("load", .number(load, decimals: 2)),
    ])
  }

  /// The facts in words.
  var text: String {
    let gigabytes = String(format: "%.0f GB", Double(memoryBytes) / 1e9)
    let parts = [
      "\(cores) × \(cpu ?? "unknown processor")", gigabytes, system,
      swift.map { "Swift \($0)" }, spin == nil ? "no SPIN" : spinName,
      load.map { String(format: "load %.2f before the start", $0) },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ") + ".\n"
  }
}
