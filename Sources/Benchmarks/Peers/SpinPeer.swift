import Foundation

/// SPIN on the reference device: an exhaustive search that stores whole states, as ours does.
struct SpinPeer: Sendable {
  let apps: Int
  /// A folder for the files of SPIN and of the compiler.
  let folder: String

  static func id(apps: Int) -> String { "SPIN, N = \(apps)" }

  private var name: String { Self.id(apps: apps) }

  var contestant: Contestant {
    Contestant(id: name, isSlow: apps >= 12) {
      let verifier = try makeVerifier()
      return { try run(verifier) }
    }
  }

  /// The smallest power of two with at least four times as many slots as states: fewer make the
  /// chains long, and more do not make the search faster.
  var tableBits: Int {
    let slots = 4 * DeviceCounts(apps: apps).states
    return Int.bitWidth - (slots - 1).leadingZeroBitCount
  }

  /// Translates the model to C, and compiles that.
  private func makeVerifier() throws -> ChildProgram {
    let spin = try Self.program("spin")
    let compiler = try Self.program("gcc")
    let workFolder = folder + "/spin-\(apps)"
    try FileManager.default.createDirectory(atPath: workFolder, withIntermediateDirectories: true)
    guard let model = Bundle.module.path(forResource: "device", ofType: "pml") else {
      throw MeasurementError.failed(name, reason: "the resource device.pml is missing")
    }
    try check(spin.run(["-a", "-DN=\(apps)", model], in: workFolder), "spin -a")
    try check(
      compiler.run(["-O3", "-DSAFETY", "-DNOREDUCE", "-o", "pan", "pan.c"], in: workFolder), "gcc")
    return ChildProgram(path: workFolder + "/pan")
  }

  private static func program(_ name: String) throws -> ChildProgram {
    guard let program = ChildProgram(named: name) else {
      throw MeasurementError.missingProgram("SPIN", advice: "apt-get install spin gcc")
    }
    return program
  }

  private func check(_ ending: ChildProgram.Ending, _ step: String) throws {
    guard ending.status == 0 else {
      throw MeasurementError.failed(name, reason: "\(step): \(ending.output.suffix(200))")
    }
  }

  private func run(_ verifier: ChildProgram) throws -> Sample {
    let ending = try verifier.run(["-m10000000", "-w\(tableBits)"])
    try check(ending, "pan")
    let output = try SpinOutput(ending.output, of: name)
    let counts = DeviceCounts(apps: apps)
    if let difference = output.difference(from: counts) {
      throw MeasurementError.wrongCounts(name, difference: difference)
    }
    return Sample(seconds: output.seconds, work: counts.transitions, states: counts.states)
  }
}
