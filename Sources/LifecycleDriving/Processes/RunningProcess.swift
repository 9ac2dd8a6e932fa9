import Foundation

/// What Linux tells of a process.
struct RunningProcess {
  let number: pid_t
  let parent: pid_t
  let group: pid_t
  let session: pid_t
  let isZombie: Bool

  /// All processes that can be seen; none on systems without such files.
  static var all: [RunningProcess] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.compactMap(RunningProcess.init).sorted {
      $0.number < $1.number
    }
  }

  private init?(_ number: pid_t) {
    guard let text = Self.text("stat", of: number), let name = text.lastIndex(of: ")") else {
      return nil
    }
    let fields = text[text.index(after: name)...].split(separator: " ")
    guard fields.count > 3, let parent = pid_t(fields[1]), let group = pid_t(fields[2]),
      let session = pid_t(fields[3])
    else { return nil }
    self.number = number
    self.parent = parent
    self.group = group
    self.session = session
    isZombie = fields[0] == "Z" || fields[0] == "X"
  }

  /// Whether the process itself shows that it belongs to a family.
  func belongs(to family: ProcessFamily) -> Bool {
    if number == getpid() || isZombie { return false }
    if let shared = family.group, group == shared || session == shared { return true }
    guard let mark = family.mark, let bytes = Self.bytes("environ", of: number) else {
      return false
    }
    return Data(bytes).range(of: Data(mark.utf8)) != nil
  }

  /// The numbers of all processes, if they are needed.
  static func numbers(if isNeeded: Bool) -> Set<pid_t> {
    isNeeded ? Set(all.map(\.number)) : []
  }

  /// Ends what this process, or one that is gone, has started since some moment, if it was started by
  /// one of some commands, or has outlived its parent and writes to our standard output.
  ///
  /// - Parameters:
  ///   - commands: The commands, as ``command(of:)`` tells them.
  ///   - known: The numbers of the processes that there were at that moment.
  static func end(_ commands: [String], startedSince known: Set<pid_t>) {
    guard !commands.isEmpty else { return }
    for round in 0..<10 {
      // What was started a moment ago has yet to become what it is to be.
      if round > 0 { usleep(10_000) }
      let all = all
      let parents = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0.parent) })
      // What outlives its parent becomes a child of one of our ancestors.
      let line = Set(sequence(first: getpid()) { parents[$0] })
      for process in all where !known.contains(process.number) && !process.isZombie {
        let isOrphan = process.parent != getpid()
        guard line.contains(process.parent),
          commands.contains(command(of: process.number)) || isOrphan && process.sharesOutput
        else { continue }
        ProcessFamily(roots: [process.number]).end()
      }
    }
  }

  /// Whether its standard output or its standard error is our standard output, so that who reads that
  /// waits for it.
  private var sharesOutput: Bool {
    let manager = FileManager.default
    guard let parentEnd = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/fd/1"),
      parentEnd.hasPrefix("pipe:") || parentEnd.hasPrefix("socket:")
    else { return false }
    return ["1", "2"].contains { stream in
      (try? manager.destinationOfSymbolicLink(atPath: "/proc/\(number)/fd/\(stream)")) == parentEnd
    }
  }

  /// The command line of a process, without its path.
  static func command(of number: pid_t) -> String {
    let words = (text("cmdline", of: number) ?? "").split(separator: "\0")
    let name = words.first.map { $0.split(separator: "/").last ?? $0 } ?? "a process"
    return ([name] + words.dropFirst()).joined(separator: " ")
  }

  private static func text(_ file: String, of number: pid_t) -> String? {
    bytes(file, of: number).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func bytes(_ file: String, of number: pid_t) -> [UInt8]? {
    let descriptor = open("/proc/\(number)/\(file)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return count == 0 ? bytes : nil }
      bytes += chunk[..<count]
    }
  }
}
