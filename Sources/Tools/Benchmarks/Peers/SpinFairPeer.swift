import Foundation

/// SPIN on the reference device with a process for each app: acceptance cycles under weak fairness.
struct SpinFairPeer: Sendable, SpinVerifier {
  let apps: Int
  /// A folder for the files of SPIN and of the compiler.
  let folder: String

  static func id(apps: Int) -> String { "SPIN -a -f, N = \(apps)" }

  var name: String { Self.id(apps: apps) }

  var contestant: Contestant {
    Contestant(id: name, isSlow: apps >= 10) {
      let verifier = try makeVerifier(
        of: "fairDevice", ["-DNOREDUCE", "-DNFAIR=4"], in: folder)
      return { try run(verifier) }
    }
  }

  /// What is counted are the transitions of the model, which both searches have to look at; those of
  /// SPIN’s product are more.
  private func run(_ verifier: ChildProgram) throws -> Sample {
    let counts = DeviceCounts(apps: apps)
    let ending = try verifier.run(["-a", "-f", "-m50000000", "-w\(tableBits)"])
    try check(ending, "pan")
    let output = try SpinOutput(ending.output, of: name)
    return Sample(seconds: output.seconds, work: counts.transitions, states: counts.states)
  }
}
