import LifecycleModels
import Testing

@Suite struct `Some versions of iOS` {
  @Test(arguments: [
    ("18", [18]), ("4", [4]), ("27", [27]), ("16...18", [16, 17, 18]), ("7...7", [7]),
  ])
  func `are read as the option writes them`(_ text: String, _ versions: [Int]) throws {
    let systems = try #require(SystemVersions(text))
    #expect(systems.versions == versions)
    #expect(SystemVersions(try #require(systems.option)) == systems)
  }

  @Test(arguments: [
    "", "3", "28", "18...16", "16..18", "16....18", "...18", "16...", "ios 18", "18.4", "-4",
    "+18", "１８", "16...99999999999999999999",
  ])
  func `are not read from anything else`(_ text: String) {
    #expect(SystemVersions(text) == nil)
  }

  @Test(arguments: [
    (SystemVersions.all, "every iOS"), (.none, "no iOS"), (.only(6), "iOS 6"),
    (.since(18), "iOS 18 and later"), (.through(12), "iOS 4 to 12"),
    (SystemVersions.only(8).union(.since(11)), "iOS 8 and 11 and later"),
    (SystemVersions.only(4).union(.only(6)).union(.only(9)), "iOS 4, 6 and 9"),
  ])
  func `have words`(_ systems: SystemVersions, _ words: String) {
    #expect(systems.words == words)
  }

  @Test func `are sets`() {
    let some = SystemVersions(11...15)
    #expect(some.intersection(.since(14)) == SystemVersions(14...15))
    #expect(some.union(.only(16)) == SystemVersions(11...16))
    #expect(some.complement.versions == Array(4...10) + Array(16...27))
    #expect(some.overlaps(.only(15)) && !some.overlaps(.only(16)))
    #expect(SystemVersions.only(12).isSubset(of: some) && !some.isSubset(of: .only(12)))
    #expect(!some.contains(3) && !some.contains(40))
    #expect(SystemVersions.only(8).union(.only(10)).option == nil)
  }
}
