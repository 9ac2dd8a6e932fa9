import ModelChecking
import Testing

@Suite struct `A seeded generator` {
  /// The numbers of the reference implementation of SplitMix64 by Vigna; those for the last seed
  /// are also the ones that Rosetta Code lists.
  static let reference: [(seed: UInt64, numbers: [UInt64])] = [
    (
      0,
      [
        0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F,
        0xF88B_B8A8_724C_81EC, 0x1B39_896A_51A8_749B,
      ]
    ),
    (
      42,
      [
        0xBDD7_3226_2FEB_6E95, 0x28EF_E333_B266_F103, 0x4752_6757_130F_9F52,
        0x581C_E1FF_0E4A_E394, 0x09BC_585A_2448_23F2,
      ]
    ),
    (
      1_234_567,
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    ),
  ]

  @Test(arguments: reference.indices)
  func `gives the numbers of SplitMix64`(row: Int) {
    let (seed, numbers) = Self.reference[row]
    var generator = SeededGenerator(seed: seed)
    #expect(numbers.map { _ in generator.next() } == numbers)
  }

  @Test func `draws below a bound by the high half of the product`() {
    var generator = SeededGenerator(seed: 42)
    let drawn = (0..<12).map { _ in generator.next(below: 10) }
    #expect(drawn == [7, 1, 2, 3, 0, 8, 2, 8, 3, 6, 2, 4])
  }

  @Test func `leaves nothing to choose below 1`() {
    var generator = SeededGenerator(seed: 0)
    #expect((0..<100).allSatisfy { _ in generator.next(below: 1) == 0 })
  }

  @Test func `uses up one number for each draw`() {
    var (drawing, counting) = (SeededGenerator(seed: 5), SeededGenerator(seed: 5))
    _ = (drawing.next(below: 3), drawing.next(below: 1))
    _ = (counting.next(), counting.next())
    #expect(drawing == counting)
  }

  @Test func `draws every number below a bound, and no other`() {
    var generator = SeededGenerator(seed: 9)
    #expect(Set((0..<1_000).map { _ in generator.next(below: 7) }) == Set(0..<7))
  }

  @Test(arguments: [UInt64.max, 1 << 63, 0])
  func `takes any seed`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    #expect((0..<100).allSatisfy { _ in (0..<6).contains(generator.next(below: 6)) })
  }
}
