import Foundation

/// The memory that this process may use.
enum MachineMemory {
  /// The size that a search may reach where the user sets no limit, in bytes: three quarters of the
  /// memory of the machine, or of its container. Beyond it the system would kill the process, and
  /// nothing would be known.
  static var defaultLimit: Int { size / 4 * 3 }

  private static var size: Int {
    let machine = Int(clamping: ProcessInfo.processInfo.physicalMemory)
    return min(machine, containerSize ?? .max)
  }

  /// The limit of the Linux container; nil where there is none.
  private static var containerSize: Int? {
    let text = try? String(contentsOfFile: "/sys/fs/cgroup/memory.max", encoding: .utf8)
    return text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }
}
