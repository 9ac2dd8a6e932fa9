import Foundation
import Testing

/// SPIN, the compiler and the verifier, on many machines at once.
///
/// One model holds all of them: its processes look up their steps in tables, by the number of the
/// claim that the verifier is started with.
struct SpinRun {
  enum Opinion {
    case holds, fails
    /// SPIN did not translate the formula in time, or did not search to the end: with fairness it
    /// sometimes goes on for ever on a machine of three states, and then reports no errors.
    case none
  }

  /// What SPIN says of each case, in their order.
  func opinions(on cases: [SpinCase], isFair: Bool) throws -> [Opinion] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let formulas = cases.map { "\($0.promela)\n" }.joined()
    try Data(formulas.utf8).write(to: folder.appending(path: "formulas"))
    let translated = try lines(of: Self.translation, in: folder)
    try #require(translated.count == cases.count, "\(translated)")
    let known = cases.indices.filter { translated[$0] == "yes" }
    let model = Self.model(of: cases, asking: known)
    try Data(model.utf8).write(to: folder.appending(path: "model.pml"))
    let option = isFair ? "-f" : ""
    let numbers = known.map(String.init).joined(separator: " ")
    let said = try lines(of: Self.verification(of: numbers, option), in: folder)
    try #require(said.count == known.count, "\(said)")
    var opinions = cases.map { _ in Opinion.none }
    for (number, line) in zip(known, said) {
      opinions[number] = try #require(Self.meanings[line], "\(line)")
    }
    return opinions
  }

  private static let meanings: [String: Opinion] = [
    "errors: 0": .holds, "errors: 1": .fails, "cut": .none,
  ]

  /// Says of each formula whether SPIN translates it in time: some take it for ever.
  private static let translation = """
    while read -r formula; do
      timeout 2 spin -f "!$formula" >/dev/null 2>&1 && echo yes || echo no
    done <formulas
    """

  private static func verification(of numbers: String, _ option: String) -> String {
    """
    spin -a model.pml >spin.log 2>&1
    gcc -w -DNOREDUCE -o pan pan.c || exit
    for number in \(numbers); do
      ./pan -a \(option) -w12 -N p$number >pan.log 2>&1
      if grep -q 'depth too small' pan.log; then echo cut; else grep -o 'errors: .*' pan.log; fi
    done
    """
  }

  /// Tables of the machines, a process for each group of rules, and the formulas that are asked.
  private static func model(of cases: [SpinCase], asking known: [Int]) -> String {
    let tables = cases.enumerated().map { number, asked in
      table(of: asked.machine, number: number)
    }
    let predicates = RandomRuns.stateNames.enumerated().map { index, name in
      "#define \(name) c_expr { is_true[asked()][\(index)][now.state] }\n"
    }
    let claims = known.map { "ltl p\($0) { \(cases[$0].promela) }\n" }
    return """
      c_code {
        extern char *claimname;
        static int asked(void) { return atoi(claimname + 1); }
        static unsigned char is_true[\(cases.count)][2][4];
        static unsigned char can[\(cases.count)][3][4][4];
        static void fill(void) __attribute__((constructor));
        static void fill(void) {
      \(tables.joined())  }
      }
      byte state;
      \(predicates.joined())\(processes)\(claims.joined())
      """
  }

  /// Where the machine may go and what is true there; its initial state is number 0.
  private static func table(of machine: RandomRuns, number: Int) -> String {
    let first = machine.initialStates[0]
    func place(_ state: Int) -> Int { state == first ? 0 : state == 0 ? first : state }
    let letters = machine.stateLetters.enumerated().flatMap { state, letters in
      RandomRuns.stateNames.indices.filter { letters.contains(RandomRuns.stateNames[$0]) }
        .map { "is_true[\(number)][\($0)][\(place(state))] = 1;" }
    }
    let steps = machine.transitions.flatMap { step in
      RandomRuns.groupNames.indices.filter { step.groups.contains(RandomRuns.groupNames[$0]) }
        .map { "can[\(number)][\($0)][\(place(step.source))][\(place(step.target))] = 1;" }
    }
    return "    " + (letters + steps).joined(separator: " ") + "\n"
  }

  private static var processes: String {
    RandomRuns.groupNames.enumerated().map { group, name in
      let ways = (0..<4).map {
        "  :: d_step { c_expr { can[asked()][\(group)][now.state][\($0)] } -> state = \($0) }\n"
      }
      return "active proctype group_\(name)() {\n  do\n\(ways.joined())  od\n}\n"
    }.joined()
  }

  private func lines(of script: String, in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
