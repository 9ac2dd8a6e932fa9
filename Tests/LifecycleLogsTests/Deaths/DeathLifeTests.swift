import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `The life that ends by a cause` {
  private static let launch: [Callback] = [
    .willFinishLaunching, .didFinishLaunching, .configurationForConnecting, .sceneWillConnect,
  ]
  private static let toFront = launch + [.sceneWillEnterForeground, .sceneDidBecomeActive]
  private static let toBack = toFront + [.sceneWillResignActive, .sceneDidEnterBackground]

  @Test(arguments: [
    (Occurrence.punishment(.watchdog), LifeStage.launching, [Callback.willFinishLaunching]),
    (.punishment(.watchdog), .inFront, toFront), (.punishment(.watchdog), .leaving, toBack),
    (.punishment(.watchdog), .entering, toBack + [.sceneWillEnterForeground]),
    (.punishment(.lockHeldAtSuspension), .background, toBack), (.end(.purge), .suspended, toBack),
    (.end(.jetsam), .inFront, toFront),
  ])
  func `is the shortest of an app with one scene`(
    occurrence: Occurrence, stage: LifeStage, calls: [Callback]
  ) throws {
    let key = JudgeKey(model: .scene, profile: .observed, scenes: 1, systems: .only(26))
    let life = try #require(
      JudgeCache.judge(for: key).deathLife(by: [occurrence], at: stage, during: nil))
    #expect(life.calls == calls)
    #expect(life.stage == stage)
    #expect(life.trace.steps.last?.action.callback == nil)
    #expect(!life.citations.isEmpty)
  }

  @Test func `has the callbacks of an app delegate where there are no scenes`() throws {
    let key = JudgeKey(model: .app, profile: .observed, systems: .only(12))
    let life = try #require(
      JudgeCache.judge(for: key).deathLife(by: [.punishment(.watchdog)], at: .leaving, during: nil))
    #expect(
      life.calls == [
        .willFinishLaunching, .didFinishLaunching, .didBecomeActive, .willResignActive,
        .didEnterBackground,
      ])
  }

  @Test func `does not exist at a stage where the cause cannot strike`() {
    let key = JudgeKey(model: .scene, profile: .observed, scenes: 1, systems: .only(26))
    let judge = JudgeCache.judge(for: key)
    #expect(judge.deathLife(by: [.end(.purge)], at: .inFront, during: nil) == nil)
    #expect(judge.deathLife(by: [.end(.jetsam)], at: .suspended, during: nil) == nil)
    #expect(judge.deathLife(by: [], at: .inFront, during: nil) == nil)
  }
}
