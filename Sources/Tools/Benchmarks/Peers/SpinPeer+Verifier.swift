import Foundation

// How a verifier of a model is made with SPIN and a compiler.
extension SpinPeer {
  /// Translates a model to C, and compiles that.
  ///
  /// - Parameters:
  ///   - resource: The name of the model among the resources.
  ///   - options: The options that decide what the verifier does.
  /// - Returns: The verifier.
  /// - Throws: ``MeasurementError`` if a program is missing or fails.
  func makeVerifier(of resource: String, _ options: [String]) throws -> ChildProgram {
    let spin = try Self.program("spin")
    let compiler = try Self.program("gcc")
    let workFolder = folder + "/spin-\(resource)-\(apps)"
    try FileManager.default.createDirectory(atPath: workFolder, withIntermediateDirectories: true)
    guard let model = Bundle.module.path(forResource: resource, ofType: "pml") else {
      throw MeasurementError.failed(name, reason: "the resource \(resource).pml is missing")
    }
    try check(spin.run(["-a", "-DN=\(apps)", model], in: workFolder), "spin -a")
    try check(
      compiler.run(["-O3"] + options + ["-o", "pan", "pan.c"], in: workFolder), "gcc")
    return ChildProgram(path: workFolder + "/pan")
  }

  /// The smallest power of two with at least four times as many slots as states: fewer make the
  /// chains long, and more do not make the search faster.
  var tableBits: Int {
    let slots = 4 * DeviceCounts(apps: apps).states
    return Int.bitWidth - (slots - 1).leadingZeroBitCount
  }

  /// Makes sure that a program has succeeded.
  func check(_ ending: ChildProgram.Ending, _ step: String) throws {
    guard ending.status == 0 else {
      throw MeasurementError.failed(name, reason: "\(step): \(ending.output.suffix(200))")
    }
  }

  private static func program(_ name: String) throws -> ChildProgram {
    guard let program = ChildProgram(named: name) else {
      throw MeasurementError.missingProgram("SPIN", advice: "apt-get install spin gcc")
    }
    return program
  }
}
