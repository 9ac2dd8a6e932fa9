import Foundation
import LifecycleDriving

/// Starts the adapters of the tests.
enum Adapter {
  /// Long enough for everything that should happen, however busy the machine is.
  static let patient = AdapterLimits(
    start: .seconds(60), reply: .seconds(60), signal: .seconds(60), lineLength: 1 << 20)

  /// For adapters that do not reply.
  static let impatient = AdapterLimits(
    start: .seconds(60), reply: .milliseconds(200), signal: .milliseconds(200),
    lineLength: 1 << 20)

  /// The interpreter of Python 3; nil where there is none.
  ///
  /// The command in the search path may be a script that starts the interpreter.
  static let python: String? = {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", "import sys; print(sys.executable)"]
    process.standardOutput = output
    guard (try? process.run()) != nil,
      let path = try? output.fileHandleForReading.readToEnd()
    else { return nil }
    process.waitUntilExit()
    return String(decoding: path, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }()

  static var hasPython: Bool { python?.isEmpty == false }

  /// A disk for adapters that leave nothing on it; it lasts as long as the tests.
  nonisolated(unsafe) private static let emptyDisk = Result { try AdapterDisk() }

  /// Starts a script from the resources of the tests.
  static func python(
    _ script: String, _ arguments: String..., environment: [String: String] = [:],
    disk: AdapterDisk? = nil, limits: AdapterLimits = patient
  ) throws -> AdapterProcess {
    let path = Bundle.module.bundleURL.appending(path: "Python/\(script).py").path
    return try AdapterProcess(
      executable: python ?? "python3", arguments: [path] + arguments, environment: environment,
      disk: (disk ?? emptyDisk.get()).path, limits: limits)
  }

  /// Starts an adapter that breaks the protocol in one way.
  static func hostile(
    _ way: String, disk: AdapterDisk? = nil, limits: AdapterLimits = patient
  ) throws -> AdapterProcess {
    try python("hostile", way, disk: disk, limits: limits)
  }

  /// Starts an adapter that writes one line and then nothing.
  static func saying(_ line: String) throws(AdapterError) -> AdapterProcess {
    try AdapterProcess(
      executable: "/bin/sh", arguments: ["-c", #"printf '%s\n' "$1"; read line"#, "sh", line],
      environment: [:], disk: "", limits: patient)
  }
}

extension AdapterAnswer {
  /// The reply, if there is one.
  var reply: AdapterReply? { if case .reply(let reply) = self { reply } else { nil } }
}

extension AdapterReply {
  /// The JSON of what was observed for a key that is not well-known.
  func observed(_ key: String) -> String? { observed.others.first { $0.key == key }?.json }
}

extension AdapterProcess {
  /// Performs the action that every adapter that breaks the protocol has.
  func go() -> AdapterAnswer { perform(action: "go", state: .active) }
}
