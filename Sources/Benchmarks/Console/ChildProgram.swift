import Foundation

/// Another program, which is run to its end.
struct ChildProgram: Sendable {
  let path: String

  /// How a run has ended.
  struct Ending: Hashable, Sendable {
    let status: Int32
    /// What was printed, to standard output and standard error alike.
    let output: String
  }

  init(path: String) { self.path = path }

  /// Finds the program that a shell would run; nil where there is none.
  init?(named name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// Runs the program.
  func run(_ arguments: [String], in folder: String? = nil) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    // `waitUntilExit` looks only every 50 ms whether the process has ended.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    Interruption.guarded(process.processIdentifier)
    defer { Interruption.guarded(nil) }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    end.wait()
    return Ending(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
