import Testing

@testable import Benchmarks

@Suite struct `The closed forms of the reference device` {
  @Test func `are what a naive search finds`() {
    for apps in 1...6 {
      let naive = NaiveDevice(apps: apps).explore()
      let found = DeviceCounts(
        states: naive.states, transitions: naive.transitions, depth: naive.depth)
      #expect(DeviceCounts(apps: apps) == found)
    }
  }

  @Test func `give the published numbers of states`() {
    for (apps, states) in zip([8, 10, 12, 14], [41_553, 452_709, 4_782_969, 49_424_013]) {
      #expect(DeviceCounts(apps: apps).states == states)
    }
  }

  @Test func `give the published numbers of transitions`() {
    for (apps, transitions) in zip([8, 10, 12], [635_688, 8_463_690, 105_579_612]) {
      #expect(DeviceCounts(apps: apps).transitions == transitions)
    }
  }

  @Test func `of orbits are what a naive search finds`() {
    for apps in 1...7 {
      let naive = NaiveDevice(apps: apps, isSorted: true).explore()
      let found = DeviceCounts(
        states: naive.states, transitions: naive.transitions, depth: naive.depth)
      #expect(DeviceCounts(orbitsOf: apps) == found)
    }
  }

  @Test func `report nothing if counts agree`() {
    #expect(DeviceCounts(apps: 3).difference(from: DeviceCounts(apps: 3)) == nil)
  }

  @Test func `name every count that differs`() {
    let found = DeviceCounts(states: 80, transitions: 531, depth: 7)
    #expect(
      DeviceCounts(apps: 3).difference(from: found) == "80 states, not 81; 7 steps deep, not 6")
  }
}
