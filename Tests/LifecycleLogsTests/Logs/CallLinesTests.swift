import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `Several lines of one call` {
  private func names(_ lines: String...) throws -> [String] {
    let text = lines.joined(separator: "\n")
    return try LogReader.read(Array(text.utf8), name: "log")[0].entries.map(\.item.name)
  }

  private let background = "app.didEnterBackground"

  @Test func `are one entry if they begin alike and go on differently`() throws {
    #expect(
      try names(
        "10:00:00.100 App[1:2] applicationDidEnterBackground(_:) begins",
        "10:00:00.120 App[1:2] applicationDidEnterBackground(_:) has saved 3 notes",
        "10:00:00.130 App[1:2] applicationDidEnterBackground(_:) ends") == [background])
    #expect(
      try names(
        "-[AppDelegate applicationDidEnterBackground:] saving",
        "-[AppDelegate applicationDidEnterBackground:] done",
        "-[AppDelegate applicationDidBecomeActive:] done")
        == [background, "app.didBecomeActive"])
  }

  @Test func `are two if only numbers differ, or what stands before the name`() throws {
    let two = [background, background]
    #expect(
      try names(
        "10:00:00.100 applicationDidEnterBackground", "10:00:01.200 applicationDidEnterBackground")
        == two)
    #expect(
      try names("first applicationDidEnterBackground", "then applicationDidEnterBackground") == two)
  }

  @Test func `are two if the process or the scene differs`() throws {
    #expect(
      try names(
        "App[1:2] applicationDidEnterBackground begins",
        "App[3:2] applicationDidEnterBackground ends"
      ).count == 2)
    #expect(
      try names("sceneDidEnterBackground#a begins", "sceneDidEnterBackground#b ends").count == 2)
  }

  @Test func `are as many as callbacks that can come in a row`() throws {
    #expect(
      try names(
        "applicationDidReceiveMemoryWarning once", "applicationDidReceiveMemoryWarning again"
      )
      .count == 2)
  }

  @Test func `are counted among the skipped ones`() throws {
    let text = "applicationDidEnterBackground begins\napplicationDidEnterBackground ends"
    let log = try LogReader.read(Array(text.utf8), name: "log")[0]
    #expect(log.skipped.map(\.reason) == [.sameCall])
  }
}
