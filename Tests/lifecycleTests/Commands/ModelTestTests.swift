import Foundation
import LifecycleModels
import ModelChecking
import Testing

@testable import LifecycleCommands

@Suite struct `The test that a page writes` {
  /// What the page writes for a way through the app model, word for word.
  @Test func `a way through the app model`() throws {
    let machine = AppModel(profile: .observed).on(SystemVersions(26...26)).machine
    let actions = try ["launch", "crash"].map { try #require(machine.action(named: $0)) }
    let way = try machine.replay(actions, from: machine.initialStates[0])
    #expect(machine.describe(way.finalState) == "not running")
  }

  @Test func `is the one above`() throws {
    let model = AppModel(profile: .observed).on(SystemVersions(26...26))
    let written = ModelTest.source(of: model)
      .replacing("{actions}", with: "[\"launch\", \"crash\"]").replacing("{start}", with: "0")
      .replacing("{state}", with: "\"not running\"")
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    for line in written.split(separator: "\n") { #expect(own.contains(line)) }
  }

  @Test func `names the size of a model`() {
    let model = SceneModel(profile: .documented).resized(to: 3)
    #expect(
      ModelTest.source(of: model).contains(
        "SceneModel(profile: .documented).resized(to: 3).machine"))
  }
}
