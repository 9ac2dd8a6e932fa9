import Foundation
import Testing

@testable import Benchmarks

@Suite struct `The table of figures` {
  @Test func `shows medians, ratio, runs and each demand of the budget`() {
    #expect(
      table(ReportSamples.complete) == """
        line                      ours  peer          theirs  ratio  runs  budget             met
        exhaustive-packed-12  28.0 M/s  SPIN 6.5.2  2.00 M/s   14.0   3:1  at least 12 times  yes
                                25.2 B                                     at most 32 bytes   yes
        """)
  }

  @Test func `has no ratio without a peer, and judges the rest`() {
    #expect(
      table(ReportSamples.withoutPeer) == """
        line                      ours  peer        theirs  ratio  runs  budget             met
        exhaustive-packed-12  42.0 M/s  SPIN 6.5.2       –      –   1:0  at least 12 times  –
                                25.2 B                                   at most 32 bytes   yes
        """)
  }

  @Test func `has no ratio if the peer has wrong counts`() {
    #expect(
      table(ReportSamples.wrongPeer) == """
        line                      ours  peer        theirs  ratio  runs  budget             met
        exhaustive-packed-12  42.0 M/s  SPIN 6.5.2       –      –   1:1  at least 12 times  –
                                25.2 B                                   at most 32 bytes   yes
        """)
  }

  @Test func `shows times in a fitting unit, and a missed budget in capitals`() {
    #expect(
      table(ReportSamples.slow) == """
        line        ours  peer  theirs  ratio  runs  budget       met
        startup  61.4 ms  –          –      –     1  below 50 ms  NO
        """)
  }

  @Test func `has a ratio above 1 if ours is the shorter time`() {
    #expect(
      table(ReportSamples.fast) == """
        line         ours  peer        theirs  ratio  runs  budget  met
        symmetry  0.50 ms  all states  2.00 s   4000   1:1
        """)
  }

  @Test func `fits 100 columns with the longest names and figures`() throws {
    let catalogue = LineCatalogue(
      isLarge: true,
      surroundings: MachineFeatures(folder: "", programs: "", cores: 2, spin: "SPIN 6.5.2"))
    let sample = Sample(seconds: 0.999, work: 99_949_999, states: 1, bytesPerState: 99.9)
    let plans = catalogue.groups.flatMap(\.lines)
    let names = plans.map(\.id) + plans.compactMap { $0.peer?.contestant }
    let results = Dictionary(names.map { ($0, Race.Result(samples: [sample])) }) { first, _ in first
    }
    let report = BenchmarkReport(
      machine: ReportSamples.machine, lines: plans.map { LineResult($0, in: results) })
    #expect(report.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  private func table(_ line: LineResult) -> String {
    let text = ReportSamples.report(line).text
    return text.components(separatedBy: "\n\n").first ?? ""
  }
}

@Suite struct `The text of a report` {
  @Test func `says below the table why a figure is missing`() {
    #expect(
      ReportSamples.report(ReportSamples.withoutPeer).text.contains(
        "\nSPIN is not installed; apt-get install spin gcc.\n"))
    #expect(
      ReportSamples.report(ReportSamples.wrongPeer).text.contains(
        "\nSPIN, N = 12 has wrong counts: 9 states, not 10.\n"))
    #expect(
      ReportSamples.report(ReportSamples.caveat).text.contains("\nthreads: there is one core.\n"))
  }

  @Test func `says that other work ran on the machine, and what that affects`() {
    let report = ReportSamples.report(ReportSamples.disturbed)
    #expect(
      report.notes == [
        "threads: the cores were not idle.",
        "Other processes disturbed this: during a run they used 0.6 of 2 cores.",
      ])
    #expect(report.status == .undecided)
  }

  @Test func `says so once`() {
    let report = ReportSamples.report(ReportSamples.withoutPeer, ReportSamples.withoutPeer)
    #expect(report.notes == ["SPIN is not installed; apt-get install spin gcc."])
  }

  @Test func `ends with the machine`() {
    #expect(
      ReportSamples.report().text.hasSuffix(
        "\n2 × Abacus, 24 GB, Slate 1, Swift 6.3.1, SPIN 6.5.2, load 0.25 before the start.\n"))
  }

  @Test func `says of a machine what is known`() {
    let machine = MachineFacts(cores: 1, memoryBytes: 8_000_000_000, system: "Slate 1")
    #expect(machine.text == "1 × unknown processor, 8 GB, Slate 1, no SPIN.\n")
  }
}

@Suite struct `The status of a report` {
  @Test func `is 0 if every budget is met`() {
    #expect(ReportSamples.report(ReportSamples.complete).status == .asExpected)
  }

  @Test func `is 1 if a budget is missed, whatever is undecided`() {
    let report = ReportSamples.report(ReportSamples.withoutPeer, ReportSamples.slow)
    #expect(report.status == .unexpected)
  }

  @Test func `is 1 if counts are wrong`() {
    #expect(ReportSamples.report(ReportSamples.wrongPeer).status == .unexpected)
  }

  @Test func `is 2 if a budget cannot be judged`() {
    #expect(ReportSamples.report(ReportSamples.withoutPeer).status == .undecided)
    #expect(ReportSamples.report(ReportSamples.caveat).status == .undecided)
  }
}
