import Foundation
import Testing

@testable import ModelChecking

/// SPIN on the same machines and formulas: `.ci/thorough` sets `SPIN_OPINION` after it has installed
/// SPIN and a C compiler.
///
/// The machines have one initial state and no dead ends, because SPIN lets an ended run stutter. The
/// formulas are about states and have no `next`, because SPIN knows neither steps nor that word. Each
/// group of rules is a process, since SPIN assumes weak fairness of processes.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SPIN_OPINION"] != nil))
struct `The opinion of SPIN` {
  @Test(arguments: [false, true])
  func `agrees on random machines and formulas`(isFair: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var counts = [SpinRun.Opinion: Int]()
    for seed in UInt64(0)... {
      if counts.values.reduce(0, +) == 60 { break }
      let machine = RandomRuns(seed: seed).withOneGroupForEachStep
      guard machine.initialStates.count == 1,
        machine.stateLetters.indices.allSatisfy({ !machine.actions(in: $0).isEmpty }),
        let drawn = try machine.property(seed: seed, words: 2 + Int(seed % 3)),
        let formula = Promela(drawn.formula)
      else { continue }
      let fairness = RandomRuns.groupNames.map { Fairness(.weak, of: $0, reason: "") }
      let property = try drawn.assuming(isFair ? fairness : [])
      let isBroken = if case .fails = machine.explore().check(property) { true } else { false }
      let opinion = try SpinRun(in: folder).opinion(on: formula.model(of: machine), isFair: isFair)
      counts[opinion, default: 0] += 1
      #expect(
        opinion == .none || opinion == (isBroken ? .fails : .holds),
        "seed \(seed): \(drawn.formula)")
    }
    #expect(counts[.fails, default: 0] > 10, "\(counts)")
    #expect(counts[.holds, default: 0] > 10, "\(counts)")
    #expect(counts[.none, default: 0] < 10, "\(counts)")
  }
}

extension RandomRuns {
  /// The same machine, with each step in the first of its groups, or in the first of all.
  fileprivate var withOneGroupForEachStep: RandomRuns {
    RandomRuns(
      initialStates: initialStates, stateLetters: stateLetters,
      transitions: transitions.map { step in
        let group = Self.groupNames.first(where: step.groups.contains) ?? Self.groupNames[0]
        return Transition(
          number: step.number, source: step.source, target: step.target, letters: step.letters,
          groups: [group])
      })
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
    let processes = RandomRuns.groupNames.compactMap { name in
      let steps = machine.transitions.filter { $0.groups.contains(name) }
      return steps.isEmpty ? nil : process(name, steps)
    }
    return letters.joined() + "byte state = \(machine.initialStates[0]);\n" + processes.joined()
      + "ltl asked { \(words) }\n"
  }

  private func process(_ name: String, _ steps: [RandomRuns.Transition]) -> String {
    let ways = steps.map {
      "  :: d_step { state == \($0.source) -> state = \($0.target) }\n"
    }
    return "active proctype group_\(name)() {\n  do\n\(ways.joined())  od\n}\n"
  }
}

/// SPIN, the compiler and the verifier, in a folder for their files.
private struct SpinRun {
  let folder: URL

  init(in folder: URL) { self.folder = folder }

  enum Opinion {
    case holds, fails
    /// SPIN did not translate the formula in time.
    case none
  }

  /// What SPIN says of a model with its formula.
  func opinion(on model: String, isFair: Bool) throws -> Opinion {
    try Data(model.utf8).write(to: folder.appending(path: "model.pml"))
    try? FileManager.default.removeItem(at: folder.appending(path: "pan.c"))
    _ = try run("timeout", "10", "spin", "-a", "model.pml")
    guard FileManager.default.fileExists(atPath: folder.appending(path: "pan.c").path) else {
      return .none
    }
    _ = try run("gcc", "-w", "-DNOREDUCE", "-o", "pan", "pan.c")
    let output = try run(isFair ? ["./pan", "-a", "-f", "-m100000"] : ["./pan", "-a", "-m100000"])
    if output.contains("errors: 0") { return .holds }
    try #require(output.contains("errors: 1"), "\(output)")
    return .fails
  }

  private func run(_ words: String...) throws -> String { try run(words) }

  private func run(_ words: [String]) throws -> String {
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
