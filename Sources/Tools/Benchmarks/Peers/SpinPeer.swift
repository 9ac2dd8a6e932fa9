/// SPIN on the reference device.
struct SpinPeer: Sendable {
  /// What SPIN searches for.
  enum Search {
    /// All states, which are stored whole, as ours are.
    case states
    /// Acceptance cycles under weak fairness, with a process for each app.
    case fairCycles
  }

  let search: Search
  let apps: Int
  /// A folder for the files of SPIN and of the compiler.
  let folder: String

  static func id(_ search: Search, apps: Int) -> String {
    "SPIN\(search == .fairCycles ? " -a -f" : ""), N = \(apps)"
  }

  var name: String { Self.id(search, apps: apps) }

  var contestant: Contestant {
    switch search {
    case .states:
      contestant(
        "device", ["-DSAFETY", "-DNOREDUCE"], isSlow: apps >= 12, running: ["-m10000000"])
    case .fairCycles:
      contestant(
        "fairDevice", ["-DNOREDUCE", "-DNFAIR=4"], isSlow: apps >= 10,
        running: ["-a", "-f", "-m50000000"])
    }
  }

  private func contestant(
    _ model: String, _ compilerOptions: [String], isSlow: Bool, running options: [String]
  ) -> Contestant {
    Contestant(id: name, isSlow: isSlow) {
      let verifier = try makeVerifier(of: model, compilerOptions)
      return { try run(verifier, options) }
    }
  }

  /// What is counted are the transitions of the model, which both searches have to look at. With
  /// acceptance cycles, those of SPIN’s product are more, so they are not compared.
  private func run(_ verifier: ChildProgram, _ options: [String]) throws -> Sample {
    let ending = try verifier.run(options + ["-w\(tableBits)"])
    try check(ending, "pan")
    let output = try SpinOutput(ending.output, of: name)
    let counts = DeviceCounts(apps: apps)
    if search == .states, let difference = output.difference(from: counts) {
      throw MeasurementError.wrongCounts(name, difference: difference)
    }
    return Sample(seconds: output.seconds, work: counts.transitions, states: counts.states)
  }
}
