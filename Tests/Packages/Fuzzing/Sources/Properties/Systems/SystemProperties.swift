import Reporting

/// The properties of reading a transition system, whatever its bytes are.
public enum SystemProperties {
  /// Stops the process if a property is violated.
  public static func check(_ bytes: [UInt8]) {
    if let system = try? TransitionSystem(json: bytes) {
      let again = try? TransitionSystem(json: text(of: system, .json))
      precondition(isSame(again, system), "JSON differs.")
    }
    guard let system = read(bytes, inPiecesOf: bytes.count) else {
      precondition(read(bytes, inPiecesOf: 3) == nil, "Pieces make a difference.")
      return
    }
    precondition(isSame(read(bytes, inPiecesOf: 3), system), "Pieces make a difference.")
    // The file is written state by state, so labels may get other numbers.
    let written = text(of: system, .aut)
    let again = read(written, inPiecesOf: written.count)
    precondition(again.map { text(of: $0, .aut) } == written, "Aldebaran differs.")
    if let quotient = system.quotient() {
      precondition(quotient.stateCount <= system.stateCount, "The quotient is larger.")
      precondition(quotient.quotient()?.stateCount == quotient.stateCount, "A smaller quotient.")
    }
  }

  private static func read(_ bytes: [UInt8], inPiecesOf size: Int) -> TransitionSystem? {
    var reader = AldebaranReader(size: bytes.count)
    do {
      for start in stride(from: 0, to: bytes.count, by: max(1, size)) {
        try reader.read(bytes[start..<min(start + max(1, size), bytes.count)])
      }
      // A command refuses what needs too much memory; a header may promise any number of states.
      return reader.memory > 1 << 24 ? nil : try reader.finish(title: "title")
    } catch {
      precondition(error is TransitionSystemError, "\(error)")
      return nil
    }
  }

  private static func text(of system: TransitionSystem, _ form: TransitionSystem.Form) -> [UInt8] {
    var text: [UInt8] = []
    system.write(form) { text += $0.utf8 }
    return text
  }

  /// Two systems are the same if they are written alike.
  private static func isSame(_ one: TransitionSystem?, _ other: TransitionSystem) -> Bool {
    one.map { text(of: $0, .json) == text(of: other, .json) } ?? false
  }
}
