import LifecycleDriving
import Testing

@Suite struct `The checks of a suite that is divided` {
  private func share(_ place: String, _ shard: String) -> CheckShare {
    CheckShare.share(ofCheckAt: place, environment: [CheckShare.variable: shard])
  }

  @Test func `are all made where nothing is divided`() {
    #expect(CheckShare.share(ofCheckAt: "Tests.swift:3", environment: [:]) == .own)
    #expect(share("Tests.swift:3", "") == .own)
  }

  @Test func `are each made in exactly one shard`() {
    for line in 1...60 {
      let places = (0..<4).filter { share("Tests.swift:\(line)", "\($0)/4") == .own }
      #expect(places.count == 1)
    }
  }

  @Test func `say where they are made`() {
    let others = (0..<2).map { share("Tests.swift:1", "\($0)/2") }.filter { $0 != .own }
    let owner = share("Tests.swift:1", "0/2") == .own ? 0 : 1
    #expect(
      others == [
        .foreign(
          "not checked here: LIFECYCLE_SHARD is \(1 - owner)/2, and this check belongs to \(owner)/2"
        )
      ])
  }

  @Test(arguments: ["2/2", "0/0", "x"]) func `are an issue if the shard is none`(text: String) {
    #expect(
      share("Tests.swift:1", text)
        == .malformed(
          "LIFECYCLE_SHARD is “\(text)”; write I/N, such as 0/4, where I is from 0 to N - 1."))
  }
}
