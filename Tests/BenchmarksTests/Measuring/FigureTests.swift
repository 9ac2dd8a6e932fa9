import Testing

@testable import Benchmarks

@Suite struct `A figure` {
  @Test func `is a rate if work is counted, and otherwise a time`() {
    let sample = Sample(seconds: 2, work: 10)
    #expect(sample.figure(in: .transitionsPerSecond) == 5)
    #expect(sample.figure(in: .stepsPerSecond) == 5)
    #expect(sample.figure(in: .seconds) == 2)
  }

  @Test func `is the median of the runs`() {
    #expect([3.0, 1, 9].median == 3)
    #expect([4.0, 1, 9, 2].median == 3)
    #expect([7.0].median == 7)
    #expect([Double]().median == nil)
  }
}

@Suite struct `A requirement` {
  @Test func `of a ratio or a rate is a lower bound`() {
    #expect(Requirement.ratio(atLeast: 12).isMet(ours: nil, ratio: 12, bytesPerState: nil) == true)
    #expect(
      Requirement.ratio(atLeast: 12).isMet(ours: nil, ratio: 11.9, bytesPerState: nil) == false)
    #expect(Requirement.rate(atLeast: 5).isMet(ours: 5, ratio: nil, bytesPerState: nil) == true)
    #expect(Requirement.rate(atLeast: 5).isMet(ours: 4.9, ratio: nil, bytesPerState: nil) == false)
  }

  @Test func `of a time or a size is an upper bound`() {
    #expect(Requirement.time(below: 1).isMet(ours: 0.9, ratio: nil, bytesPerState: nil) == true)
    #expect(Requirement.time(below: 1).isMet(ours: 1, ratio: nil, bytesPerState: nil) == false)
    #expect(Requirement.memory(atMost: 32).isMet(ours: nil, ratio: nil, bytesPerState: 32) == true)
    #expect(
      Requirement.memory(atMost: 32).isMet(ours: nil, ratio: nil, bytesPerState: 33) == false)
  }

  @Test func `is not judged without its figure`() {
    let cases: [Requirement] = [
      Requirement.ratio(atLeast: 1), .rate(atLeast: 1), .time(below: 1), .memory(atMost: 1),
    ]
    for requirement in cases {
      #expect(requirement.isMet(ours: nil, ratio: nil, bytesPerState: nil) == nil)
    }
  }

  @Test func `is described in words`() {
    #expect(Requirement.ratio(atLeast: 12).words == "at least 12 times")
    #expect(Requirement.ratio(atLeast: 1.7).sentence(peer: "SPIN") == "at least 1.7 times SPIN")
    #expect(Requirement.rate(atLeast: 20e6).words == "at least 20 M/s")
    #expect(Requirement.time(below: 1).words == "below 1 s")
    #expect(Requirement.time(below: 0.05).words == "below 50 ms")
    #expect(Requirement.memory(atMost: 32).sentence(peer: nil) == "at most 32 bytes per state")
  }
}
