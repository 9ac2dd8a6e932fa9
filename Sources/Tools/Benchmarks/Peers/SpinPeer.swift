import Foundation

/// SPIN on the reference device: an exhaustive search that stores whole states, as ours does.
struct SpinPeer: Sendable, SpinVerifier {
  let apps: Int
  /// A folder for the files of SPIN and of the compiler.
  let folder: String

  static func id(apps: Int) -> String { "SPIN, N = \(apps)" }

  var name: String { Self.id(apps: apps) }

  var contestant: Contestant {
    Contestant(id: name, isSlow: apps >= 12) {
      let verifier = try makeVerifier(of: "device", ["-DSAFETY", "-DNOREDUCE"], in: folder)
      return { try run(verifier) }
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
