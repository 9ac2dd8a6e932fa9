import Testing

@testable import LifecycleLogs

@Suite struct `A clock that passes new year without end` {
  @Test func `ends its times where no number tells them any more`() {
    var clock = StampClock()
    let (eve, morning) = (
      TimeStamp(origin: .year, microseconds: StampReader.day * 366 - 1),
      TimeStamp(origin: .year, microseconds: 0)
    )
    _ = clock.time(of: morning)
    var isOver = false
    for _ in 0..<400_000 {
      isOver = clock.time(of: eve) == nil || isOver
      _ = clock.time(of: morning)
    }
    #expect(isOver)
  }
}
