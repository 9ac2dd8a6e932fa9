import Testing

@testable import Benchmarks

@Suite struct `The use of the processors` {
  @Test func `by others is all that is not our own`() {
    let before = ProcessorUse(time: 100, all: 50, own: 10)
    let after = ProcessorUse(time: 104, all: 57, own: 14)
    #expect(after.otherProcessCores(since: before) == 0.75)
  }

  @Test func `by others is never negative, as the clocks of the system are coarse`() {
    let before = ProcessorUse(time: 100, all: 50, own: 10)
    let after = ProcessorUse(time: 101, all: 50.9, own: 11)
    #expect(after.otherProcessCores(since: before) == 0)
  }

  @Test func `by others is unknown if the time is short`() {
    let before = ProcessorUse(time: 100, all: 50, own: 10)
    let after = ProcessorUse(time: 100.1, all: 50.2, own: 10.1)
    #expect(after.otherProcessCores(since: before) == nil)
  }

  @Test func `is read from the statistics of Linux, without idling and waiting`() {
    let text = "cpu  1 2 4 1000 2000 8 16 32 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n"
    #expect(ProcessorUse.workTicks(inStatistics: text) == 63)
    #expect(ProcessorUse.workTicks(inStatistics: "intr 5") == nil)
    #expect(ProcessorUse.workTicks(inStatistics: "cpu  1 2 3") == nil)
  }

  #if os(Linux)
    @Test func `is known on Linux`() throws {
      let use = try #require(ProcessorUse.now)
      #expect(use.all > 0 && use.own > 0 && use.all >= use.own)
    }
  #endif
}
