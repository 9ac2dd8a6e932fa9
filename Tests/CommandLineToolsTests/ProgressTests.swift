import Testing

@testable import CommandLineTools

@Suite struct `What is said of a task` {
  private func words(_ progress: TaskProgress, _ elapsed: Double) -> String {
    progress.parts(after: elapsed).joined(separator: ", ")
  }

  @Test func `is its count, its rate and what else is known`() {
    let search = TaskProgress(12_000, "state", details: ["depth 7"])
    #expect(words(search, 0.1) == "12,000 states, depth 7")
    #expect(words(search, 2) == "12,000 states, 6,000/s, depth 7")
  }

  @Test func `is the share and the time left, if it is known how much there is`() {
    let walk = TaskProgress(25, "walk", of: 100, phase: "walking")
    #expect(words(walk, 10) == "walking, 25 walks, 25 %, 30 s left, 2.5/s")
    #expect(words(TaskProgress(0, "walk", of: 0), 10) == "0 walks, 100 %, 0 s left, 0.0/s")
    #expect(words(TaskProgress(150, "walk", of: 100), 10).contains("100 %, 0 s left"))
  }

  @Test func `is no guess about the time before much is done`() {
    #expect(words(TaskProgress(1, "walk", of: 100), 10) == "1 walk, 1 %, 0.1/s")
  }

  @Test(arguments: [
    (0.2, "1 s"), (59, "59 s"), (60, "1 min 0 s"), (3_725, "1 h 2 min"),
    (1e300, "277,777 h 46 min"),
  ])
  func `gives times in two units`(seconds: Double, words: String) {
    #expect(TaskProgress.words(for: seconds) == words)
  }
}

@Suite struct `The line of progress` {
  private let tasks: [ProgressWords.Task] = [
    ("app observed", ["12,345 states", "50 %", "3 s left", "4,000/s"]),
    ("scene observed", ["7 states", "1/s"]), ("launch observed", ["8 states"]),
  ]

  @Test func `drops what does not fit, the least important first`() {
    let one = Array(tasks.prefix(1))
    #expect(
      ProgressWords.line(for: one, width: 79)
        == "app observed: 12,345 states, 50 %, 3 s left, 4,000/s")
    #expect(
      ProgressWords.line(for: one, width: 45) == "app observed: 12,345 states, 50 %, 3 s left")
    #expect(ProgressWords.line(for: one, width: 30) == "app observed: 12,345 states")
    #expect(ProgressWords.line(for: one, width: 8) == "app obse")
  }

  @Test func `is shared by several tasks`() {
    let line = ProgressWords.line(for: tasks, width: 120)
    #expect(
      line == "app observed: 12,345 states, 50 % | scene observed: 7 states, 1/s"
        + " | launch observed: 8 states")
  }

  @Test func `counts the tasks that a narrow terminal has no room for`() {
    #expect(ProgressWords.line(for: tasks, width: 39) == "app observed: 12,345 states, 50 %")
    #expect(
      ProgressWords.line(for: tasks.reversed(), width: 40) == "launch observed: 8 states | 2 more")
    #expect(ProgressWords.line(for: tasks, width: 30) == "app observed: 12,345 states")
  }

  @Test(arguments: 0...200)
  func `is never wider than the terminal`(width: Int) {
    #expect(ProgressWords.line(for: tasks, width: width).count <= width)
  }

  @Test func `is empty if nothing runs`() { #expect(ProgressWords.line(for: [], width: 80) == "") }
}
