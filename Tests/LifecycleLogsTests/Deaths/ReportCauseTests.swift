import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `The reports of devices that are kept` {
  /// For each end the cause, where the app was in its life, and the last callback that it was sent.
  private static let expected = """
    watchdog-process-launch-16.ips watchdog.launch launching app.didFinishLaunching
    watchdog-scene-create-13.crash watchdog.sceneCreate launching app.didFinishLaunching
    watchdog-scene-create-26.ips watchdog.sceneCreate launching scene.willConnect
    watchdog-scene-update-14.ips watchdog.leaving leaving scene.didEnterBackground
    watchdog-scene-update-17.ips watchdog.leaving leaving scene.didEnterBackground
    watchdog-process-exit-18.ips watchdog.terminating terminating app.willTerminate
    translated-26.crash watchdog.leaving leaving scene.didEnterBackground
    translated-with-full-report-17.crash watchdog.leaving leaving scene.didEnterBackground
    failed-to-resume-9.crash watchdog.entering entering app.willEnterForeground
    file-lock-13.crash limit.lock background scene.didEnterBackground
    file-lock-15.ips limit.lock background scene.didEnterBackground
    file-lock-fragment.crash limit.lock background scene.didEnterBackground
    background-task-16.ips limit.backgroundTask background scene.didEnterBackground
    url-session-18.ips limit.urlSession background app.handleEventsForBackgroundURLSession
    background-fetch-17.ips limit.fetch background app.performFetch
    thermal-26.ips system.thermal - -
    callkit-17.ips limit.call background scene.didEnterBackground
    voip-13.crash limit.voipResumes background scene.didEnterBackground
    force-quit-13.crash user.quit - -
    unknown-code-26.ips unknown - -
    no-scenes-27.ips app.noScenes - -
    exception-16.ips app.abort inFront scene.didBecomeActive
    trap-26.ips app.trap inFront scene.didBecomeActive
    abort-18.ips app.abort inFront scene.didBecomeActive
    signal-14.crash app.badAccess inFront scene.didBecomeActive
    resource-cpu-13.crash limit.cpu background scene.didEnterBackground
    resource-memory-17.ips memory.appLimit inFront scene.didBecomeActive
    guard-18.ips app.guard inFront scene.didBecomeActive
    code-signing-17.ips system.codeSigning - -
    memory-limit-in-front-18.ips memory.appLimit inFront scene.didBecomeActive
    memory-limit-in-background-14.ips memory.appLimit background scene.didEnterBackground
    purge-26.ips memory.purge suspended scene.didEnterBackground
    purge-26.ips memory.purge suspended scene.didEnterBackground
    purge-26.ips memory.idleExit - -
    highwater-15.ips memory.highwater background scene.didEnterBackground
    compressor-27.ips memory.shortage inFront scene.didBecomeActive
    metrics-17.json background cumulativeNormalAppExitCount system.termination,user.forceQuit,app.exit exit.afterTermination
    metrics-17.json background cumulativeMemoryPressureExitCount memory.purge,memory.background purge
    metrics-17.json background cumulativeCPUResourceLimitExitCount limit.cpu policy
    metrics-17.json background cumulativeSuspendedWithLockedFileExitCount limit.lock lock.heldAtSuspension
    metrics-17.json background cumulativeBackgroundTaskAssertionTimeoutExitCount limit.backgroundTask task.overrun
    metrics-17.json foreground cumulativeNormalAppExitCount user.forceQuit,app.exit userKill.silent
    metrics-17.json foreground cumulativeMemoryResourceLimitExitCount memory.appLimit jetsam
    metrics-17.json foreground cumulativeAbnormalExitCount app.abort crash
    metrics-17.json foreground cumulativeAppWatchdogExitCount watchdog watchdog
    metrics-three-days-17.jsonl background cumulativeMemoryPressureExitCount memory.purge,memory.background purge
    metrics-three-days-17.jsonl foreground cumulativeNormalAppExitCount user.forceQuit,app.exit userKill.silent
    metrics-list-18.json background cumulativeBackgroundURLSessionCompletionTimeoutExitCount limit.urlSession event.overrun
    metrics-list-18.json foreground cumulativeNormalAppExitCount user.forceQuit,app.exit userKill.silent
    diagnostics-15.json watchdog inFront scene.didBecomeActive
    diagnostics-15.json app.badAccess inFront scene.didBecomeActive
    diagnostics-hang-16.json no end
    sentry-four-states-26.json memory.orWatchdog inFront -
    sentry-two-states-17.json app.badAccess background app.didReceiveMemoryWarning
    sentry-envelope-18.envelope no end
    sentry-flutter-18.json no end
    bugsnag-memory-16.json memory.orWatchdog inFront -
    bugsnag-event-15.json app.abort inFront -
    crashlytics-17.txt app.abort inFront scene.didBecomeActive
    crashlytics-rows-18.jsonl app.trap leaving app.didEnterBackground
    crashlytics-rows-18.jsonl no end
    crashlytics-event-26.json app.abort inFront scene.didBecomeActive
    user-fault-26.ips no end
    stackshot-26.ips no end
    mac-14.ips unknown - -
    watch-11.ips unknown - -
    """

  @Test func `have the cause, the stage and the last callback that they had`() throws {
    #expect(try Self.table(of: ReportFixture.all) == Self.expected)
  }

  private static func table(of fixtures: [ReportFixture]) throws -> String {
    try fixtures.flatMap { fixture in
      var story = DeathStory()
      for report in try ReadReports(fixture.bytes).reports { story.read(report, of: fixture.file) }
      story.end()
      let deaths = story.deaths.map { death in
        [
          fixture.file, death.cause?.name ?? "unknown", death.life?.stage.rawValue ?? "-",
          death.calls.last?.name ?? "-",
        ].joined(separator: " ")
      }
      let counts = story.exits.flatMap(\.counts).filter { $0.count > 0 }.map { count in
        [
          fixture.file, count.isForeground ? "foreground" : "background", count.key,
          count.causes.map(\.name).joined(separator: ","), count.life?.events.last ?? "-",
        ].joined(separator: " ")
      }
      return deaths + counts + story.others.map { _ in "\(fixture.file) no end" }
    }.joined(separator: "\n")
  }
}
