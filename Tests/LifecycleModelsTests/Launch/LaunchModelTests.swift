import Testing

@Suite struct `The property suite of the launch model` {
  @Test func `covers every I-number about launches`() throws {
    let launch = [9, 11, 12, 13, 15, 19, 22, 34, 45, 46, 59, 61, 70]
    let ids = try #require(ModelNames.all[.launch]).ids
    #expect(launch.map { "I\($0)" }.filter { !ids.contains($0) } == [])
  }
}
