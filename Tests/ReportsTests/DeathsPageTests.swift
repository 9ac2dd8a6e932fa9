import Testing

@testable import reports

@Suite struct `The page of what ends an app` {
  private let page = DeathsPage().document.markdown

  @Test func `has a row for each code, reason and count`() {
    for text in [
      "| `0x8badf00d` | `2343432205` |", "| `0xdead10cc` | `3735883980` |",
      "| 17 | `long-idle-exit` |", "| former name | `vm-thrashing` |",
      "| `cumulativeMemoryPressureExitCount` | – | `memory.purge`, `memory.background` |",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func `says who can be ended when, and who is told`() {
    for row in [
      "| `purge` | system | suspended | nothing | suspended | nothing | every iOS | `memory.purge`, ",
      "| `jetsam` | system | inactive, active | nothing | inactive, active | nothing | every iOS |",
      "| `systemTermination` | system | background | `app.willTerminate` | background |",
      "| – | – | inactive, background | `scene.didEnterBackground`, ",
    ] {
      #expect(page.contains(row), "\(row)")
    }
  }

  @Test func `says what was called, by the models`() throws {
    let lines = page.split(separator: "\n")
    let purge = try #require(lines.first { $0.hasPrefix("| `memory.purge` |") })
    #expect(purge.contains("| nothing |"))
    let user = try #require(lines.first { $0.hasPrefix("| `user.forceQuit` |") })
    #expect(user.contains("nothing; or `app.willTerminate`"))
    let watch = try #require(lines.first { $0.hasPrefix("| `watch.cpu` |") })
    #expect(watch.contains("not in the models, which are about iOS"))
  }

  @Test func `lists every fact that it cites`() {
    let cited = Set(page.matches(of: /F\d+/).map { String($0.output) })
    let listed = Set(page.matches(of: /- \*\*(F\d+)\*\*/).map { String($0.output.1) })
    #expect(cited.isSuperset(of: listed) && listed.contains("F93"))
  }
}
