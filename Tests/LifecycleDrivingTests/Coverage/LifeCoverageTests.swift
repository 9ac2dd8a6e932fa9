import Foundation
import LifecycleDriving
import LifecycleModels
import Testing
import Thoroughness

private final class Pad {
  var text = ""
}

/// What one life has covered, as it is kept in a folder.
private func coverage(
  of names: [String], _ world: World<Int, Pad>? = nil
) throws -> LifeCoverage {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("lifecycle-coverage-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  var check = try LifeCheck(world ?? pad)
  check.coverageFolder = CoverageFolder(
    environment: [CoverageFolder.variable: folder.path])
  _ = try check.run(.replay(names))
  let files = try FileManager.default.contentsOfDirectory(
    at: folder, includingPropertiesForKeys: nil)
  #expect(files.count == 1)
  return try LifeCoverage([UInt8](try Data(contentsOf: files[0])))
}

private var pad: World<Int, Pad> {
  World(disk: 0) { _, _ in Pad() }
    .on(.didEnterBackground) { _, _ in }.on(.didFinishLaunching) { _, _ in }
    .fingerprint(disk: { _ in 0 }, memory: \.text)
}

@Suite struct `What was lived` {
  @Test func `is kept by a check: rules, callbacks and states`() throws {
    let lived = try coverage(of: ["launch", "home"])
    #expect(lived.model == CoveredModel(name: "app", profile: .observed, size: nil))
    #expect((lived.checks, lived.lives) == (1, 1))
    #expect(lived.callbacks == ["app.didEnterBackground": 1, "app.didFinishLaunching": 1])
    #expect(lived.rules["launch"] == 1)
    #expect(lived.rules["home"] == 1)
    // Nobody notices these, and yet they happen.
    #expect(lived.rules["app.didBecomeActive"] == 1)
    #expect(lived.rules["app.willResignActive"] == 1)
    #expect(lived.rules["suspend"] == nil)
    #expect(lived.states["active"] ?? 0 > 0)
    #expect(lived.states["suspended"] == nil)
  }

  @Test func `includes what the app asked for and what it refused`() throws {
    let world = pad.action("begin") { $0.application.beginBackgroundTask("t") {} }
    let asked = try coverage(of: ["launch", "begin", "task.granted"], world)
    #expect(asked.rules["task.begin"] == 1)
    let refusing = World(disk: 0) { _, _ in Pad() }
      .on(.didFinishLaunching) { _, delivery in delivery.answer(false) }
    let refused = try coverage(of: ["launch.url"], refusing)
    #expect(refused.rules["app.didFinishLaunching.returnsFalse"] == 1)
    #expect(refused.rules["app.didFinishLaunching"] == nil)
  }

  @Test func `adds up`() throws {
    var sum = try coverage(of: ["launch", "home"])
    sum.add(try coverage(of: ["launch", "home", "suspend"]))
    #expect((sum.checks, sum.lives) == (2, 2))
    #expect(sum.rules["launch"] == 2)
    #expect(sum.rules["suspend"] == 1)
    let huge = try LifeCoverage(
      Array(
        sum.json.text.replacingOccurrences(of: "\"launch\": 2", with: "\"launch\": \(Int.max)")
          .utf8))
    sum.add(huge)
    #expect(sum.rules["launch"] == .max)
  }

  @Test func `is the same after it was written and read`() throws {
    let lived = try coverage(of: ["launch", "home", "open"])
    #expect(try LifeCoverage(Array(lived.json.text.utf8)) == lived)
  }

  @Test func `is not kept if it cannot be, and the check goes on`() throws {
    var check = try LifeCheck(pad)
    check.coverageFolder = CoverageFolder(
      environment: [CoverageFolder.variable: "/dev/null/folder"])
    let report = try check.run(.exhaustive())
    #expect(report.verdict == .holds)
    #expect(report.remarks.count == 1)
    #expect(report.remarks[0].contains("the coverage cannot be written to “/dev/null/folder”"))
    #expect(CoverageFolder(environment: [:]) == nil)
    #expect(CoverageFolder(environment: [CoverageFolder.variable: ""]) == nil)
  }

  @Test(arguments: [
    ("", "it is not the coverage of a check"), ("[]", "there is no key “lifecycleCoverage”"),
    (#"{"lifecycleCoverage":2}"#, "only version 1"),
    (#"{"lifecycleCoverage":1,"model":"app","profile":"mine"}"#, "“profile” is not documented"),
    (
      #"{"lifecycleCoverage":1,"model":"app","profile":"observed","checks":-1}"#,
      "“checks” is not a count"
    ),
    (
      #"{"lifecycleCoverage":1,"model":"app","profile":"observed","checks":1,"lives":1,"steps":1,"rules":{"a":"x"}}"#,
      "“rules.a” is not a count"
    ),
  ])
  func `is refused with the reason if it is malformed`(text: String, reason: String) {
    do {
      _ = try LifeCoverage(Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.localizedDescription.contains(reason))
    }
  }
}

@Suite struct `A report on coverage` {
  @Test func `counts what is lived and names what was never tried`() throws {
    let lived = try coverage(of: ["launch", "home", "suspend"])
    let report = CoverageReport(lived, of: AppModel(profile: .observed, systems: .driven))
    #expect(report.rules.lived == lived.rules.count)
    #expect(report.callbacks.lived == 2)
    #expect(report.states.lived == lived.states.count)
    let never = report.untriedRules.flatMap(\.rules)
    #expect(never.contains("purge") && never.contains("lock"))
    #expect(!never.contains("launch") && !never.contains("watchdog"))
    #expect(never.count == report.rules.all - report.rules.lived)
    #expect(report.text.contains("  callbacks  2 of "))
  }

  @Test func `reaches all rules that a delegate can be driven through`() throws {
    // All callbacks are handled, and every request is made. An old system has far fewer states.
    let model = AppModel(profile: .observed, systems: Thoroughness.isFull ? .driven : .only(8))
    let vocabulary = model.vocabulary
    var sum = LifeCoverage(of: CoveredModel(name: "app", profile: .observed, size: nil))
    for refuses in [false, true] {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lifecycle-coverage-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      var world = World(disk: 0) { _, _ in Pad() }
      for callback in Callback.allCases where vocabulary.contains(callback) {
        world = world.on(callback) { _, delivery in
          if !refuses || callback != .bgLaunchHandler { delivery.complete() }
          if refuses { delivery.answer(false) }
        }
      }
      world = world.action("asks") { moment in
        let application = moment.application
        var task = BackgroundTaskIdentifier.invalid
        task = application.beginBackgroundTask("t") { application.endBackgroundTask(task) }
      }
      .action("ends") { $0.application.endBackgroundTask(BackgroundTaskIdentifier(number: 1)) }
      .action("shows") { $0.application.presentSystemSheet() }
      .action("opens") { $0.application.openOwnURL() }
      .action("leaves") { $0.application.openOtherApp() }
      .action("quits") { $0.application.exit() }
      if vocabulary.contains(.bgLaunchHandler) {
        world = world.action("submits") { moment in
          moment.application.submitTask()
          moment.application.submitContinuedTask()
        }
      }
      if vocabulary.contains(.unDidReceiveResponse) {
        world = world.action("tells") { $0.application.setNotificationDelegate() }
      }
      var check = try LifeCheck(world, on: model, deaths: .anywhere)
      check.coverageFolder = CoverageFolder(environment: [CoverageFolder.variable: folder.path])
      _ = try check.run(.tour(), .walks(12, length: 60))
      for file in try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      {
        sum.add(try LifeCoverage([UInt8](try Data(contentsOf: file))))
      }
    }
    let report = CoverageReport(sum, of: model)
    #expect(report.rules.percent >= 91, "\(report.text)")
    #expect(report.unknownRules == [])
    let undriven = ["launch.covered", "memory.low.whileEntering", "window.staysHidden"]
    #expect(Set(report.untriedRules.flatMap(\.rules)).isDisjoint(with: undriven))
  }

  @Test func `does not count rules of another version`() throws {
    let lived = try LifeCoverage(
      Array(
        #"{"lifecycleCoverage":1,"model":"app","profile":"observed","size":null,"checks":1,"lives":1,"steps":1,"rules":{"launch":1,"teleport":2},"callbacks":{},"states":{}}"#
          .utf8))
    let report = CoverageReport(lived, of: AppModel(profile: .observed, systems: .only(12)))
    #expect(report.unknownRules == ["teleport"])
    #expect(report.rules.lived == 1)
    #expect(
      report.text.contains("covered in another version of the model, and not counted: teleport"))
  }
}

@Suite struct `A passing life` {
  @Test func `is shown if it is asked for and nothing is broken`() throws {
    var check = try LifeCheck(pad)
    #expect(try check.run(.exhaustive()).passingLife == nil)
    check.showsPassingLife = true
    let report = try check.run(.exhaustive())
    let life = try #require(report.passingLife)
    #expect(life.steps.count >= 40)
    #expect(Set(life.choices).count > 8)
    #expect(report.text.contains("a life in which nothing is broken:"))
    #expect(report.coverage.lives == report.extents.reduce(0) { $0 + $1.lives })
    var broken = try LifeCheck(pad.invariant("never") { _ in false })
    broken.showsPassingLife = true
    #expect(try broken.run(.exhaustive()).passingLife == nil)
  }
}
