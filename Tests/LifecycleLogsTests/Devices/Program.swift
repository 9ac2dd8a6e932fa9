import Foundation

/// A program of the machine, and what came of it.
struct Program {
  let status: Int32
  let output: String

  /// Runs a program that is found on the path, with text on its standard input.
  ///
  /// - Parameters:
  ///   - words: Its name and its arguments.
  ///   - input: What it reads.
  ///   - path: Where programs are looked for before the usual places.
  /// - Throws: What Foundation throws where there is no `env`.
  init(_ words: String..., input: String, path: String? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let path {
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = path + ":" + (environment["PATH"] ?? "")
      process.environment = environment
    }
    let (source, sink) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (source, sink)
    process.standardError = sink
    try process.run()
    source.fileHandleForWriting.write(Data(input.utf8))
    try source.fileHandleForWriting.close()
    let data = try sink.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: data, as: UTF8.self)
  }

  /// Whether there is a program of a name.
  static func exists(_ name: String) -> Bool {
    (try? Program(name, "--version", input: ""))?.status == 0
  }
}
