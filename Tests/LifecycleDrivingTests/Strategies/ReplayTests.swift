import LifecycleModels
import Testing

@testable import LifecycleDriving

@Suite struct `Replaying a life` {
  private func report(_ choices: String...) throws -> CheckReport {
    let world = writerWorld().action("edit") { $0.delegate.number += 1 }
      .requiring(Obligation("once", "edited once") { $0.delegate.number > 1 ? "twice" : nil })
    return try LifeCheck(world, on: ToyModel()).run(.replay(choices))
  }

  @Test func `shows what it breaks without shortening it`() throws {
    let report = try report("launch", "home", "open", "edit", "edit", "home")
    #expect(report.findings.map(\.id) == ["once"])
    #expect(report.findings.first?.length == .asFound)
    #expect(report.findings.first?.trace.choices == ["launch", "home", "open", "edit", "edit"])
  }

  @Test func `of nothing finds nothing`() throws {
    #expect(try report().findings == [])
  }

  @Test func `suggests the nearest name for an unknown choice`() {
    #expect(throws: WorldError.unknownChoice("lanch", nearest: "launch")) { try report("lanch") }
  }

  @Test func `says where a choice is impossible and what is possible there`() throws {
    let error = #expect(throws: WorldError.self) { try report("launch", "purge") }
    #expect(
      error == .impossibleChoice("purge", position: 2, possible: ["home", "edit"]))
    #expect(
      error?.localizedDescription
        == "Choice 2, “purge”, is not possible there. Possible choices: home, edit.")
  }

  @Test func `accepts every name of a step that looks the same`() throws {
    let lives = [
      ["launch", "home"], ["launch.url", "otherApp.opened"], ["launch.shortcut", "sleep"],
      ["launch", "lock"],
    ]
    for names in lives {
      let driver = try LifeDriver(writerWorld().writing(.didEnterBackground), noticesMore: false)
      for name in names { try driver.make(name) }
      #expect(driver.lines == ["didEnterBackground background"], "\(names)")
    }
  }
}
