import Foundation
import Testing

@testable import ModelChecking

/// SPIN on the same machines and formulas: `.ci/thorough` sets `SPIN_OPINION` after it has installed
/// SPIN and a C compiler. The machines have no dead ends, because SPIN lets an ended run stutter, and
/// the formulas are about states and have no `next`, because SPIN knows neither steps nor that word.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SPIN_OPINION"] != nil))
struct `The opinion of SPIN` {
  @Test func `agrees on random machines and formulas`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var (asked, broken) = (0, 0)
    for seed in UInt64(0)... where asked < 60 {
      let machine = RandomRuns(seed: seed)
      guard machine.stateLetters.indices.allSatisfy({ !machine.actions(in: $0).isEmpty }),
        let property = try machine.property(seed: seed, words: 2 + Int(seed % 4)),
        let formula = Promela(property.formula)
      else { continue }
      asked += 1
      let verdict = machine.explore().check(try property.assuming([]))
      let isBroken = if case .fails = verdict { true } else { false }
      broken += isBroken ? 1 : 0
      let opinion = try SpinRun(in: folder).finds(formula.model(of: machine))
      #expect(opinion == isBroken, "seed \(seed): \(property.formula)")
    }
    #expect(broken > 10)
    #expect(asked - broken > 10)
  }
}

/// A formula in SPIN’s words.
private struct Promela {
  private let words: String

  /// Nil if SPIN has no words for it.
  init?(_ formula: LTLFormula) {
    var words: [String] = []
    for term in formula.terms {
      switch term {
      case .constant(let value): words.append("\(value)")
      case .predicate(let name) where RandomRuns.stateNames.contains(name): words.append(name)
      case .predicate, .next, .weakNext: return nil
      case .not(let part): words.append("(! \(words[part]))")
      case .always(let part): words.append("([] \(words[part]))")
      case .eventually(let part): words.append("(<> \(words[part]))")
      case .and(let left, let right): words.append("(\(words[left]) && \(words[right]))")
      case .or(let left, let right): words.append("(\(words[left]) || \(words[right]))")
      case .implies(let left, let right): words.append("(\(words[left]) -> \(words[right]))")
      case .until(let left, let right): words.append("(\(words[left]) U \(words[right]))")
      case .releases(let left, let right): words.append("(\(words[left]) V \(words[right]))")
      }
    }
    self.words = words.last ?? "true"
  }

  func model(of machine: RandomRuns) -> String {
    let letters = RandomRuns.stateNames.map { name in
      let states = machine.stateLetters.indices.filter { machine.stateLetters[$0].contains(name) }
      let tests = states.map { "state == \($0)" } + ["false"]
      return "#define \(name) (\(tests.joined(separator: " || ")))\n"
    }
    let steps = machine.transitions.map {
      "  :: d_step { state == \($0.source) -> state = \($0.target) }\n"
    }
    let starts = machine.initialStates.map { "  :: state = \($0)\n" }
    // The choice of the initial state is a step, before which the formula does not look.
    return letters.joined()
      + "byte state = 255; bool begun;\nactive proctype machine() {\n"
      + "  atomic { if\n\(starts.joined())  fi; begun = true };\n  do\n\(steps.joined())  od\n}\n"
      + "ltl asked { (! begun) U (begun && \(words)) }\n"
  }
}

/// SPIN, the compiler and the verifier, in a folder for their files.
private struct SpinRun {
  let folder: URL

  init(in folder: URL) { self.folder = folder }

  /// Whether SPIN finds a run that breaks the formula of a model.
  func finds(_ model: String) throws -> Bool {
    try Data(model.utf8).write(to: folder.appending(path: "model.pml"))
    _ = try run("spin", "-a", "model.pml")
    _ = try run("gcc", "-w", "-DNOREDUCE", "-o", "pan", "pan.c")
    let output = try run("./pan", "-a", "-m100000")
    if output.contains("errors: 0") { return false }
    try #require(output.contains("errors: 1"), "\(output)")
    return true
  }

  private func run(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
