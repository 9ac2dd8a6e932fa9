import Testing

@Suite struct `The property suite of the app model` {
  @Test func `covers every I-number of the app profile`() throws {
    let app = [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22, 28, 30, 31, 32, 33, 34,
      35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57,
      58, 59, 60, 61, 62, 65, 66, 67, 68, 70,
    ]
    let ids = try #require(ModelNames.all[.app]).ids
    #expect(app.map { "I\($0)" }.filter { !ids.contains($0) } == [])
  }
}
