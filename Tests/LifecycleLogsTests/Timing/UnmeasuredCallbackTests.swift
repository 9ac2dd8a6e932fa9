import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `A callback that was not measured` {
  @Test func `took the time until the notification of the same turn`() {
    for (name, note) in [
      ("app.willTerminate", "note.willTerminate"),
      ("app.didEnterBackground", "note.didEnterBackground"),
    ] {
      let before = Timed("event.touch", at: 2)
      #expect(
        Timed.findings(in: [before, Timed(name, at: 10), Timed(note, at: 15)]) == [], "\(name)")
      let timing = Timed.timing(of: [before, Timed(name, at: 10), Timed(note, at: 15.5)])
      #expect(timing.findings.map(\.position) == [2], "\(name)")
      #expect(timing.findings.map(\.span) == [TimeSpan(seconds: 5.5, bound: .measured)], "\(name)")
      #expect(
        timing.findings.first?.text.hasPrefix(
          "\(name) took 5.5 s until \(note), which is posted in the same turn, but may take")
          == true, "\(name)")
    }
  }

  @Test func `proves nothing if it may have been frozen in between`() {
    for (name, note) in [
      ("app.didFinishLaunching", "note.didFinishLaunching"),
      ("app.willResignActive", "note.willResignActive"),
      ("app.willEnterForeground", "note.willEnterForeground"),
    ] {
      #expect(Timed.findings(in: [Timed(name, at: 10), Timed(note, at: 99)]) == [], "\(name)")
    }
  }

  @Test func `proves nothing if something else comes before the notification`() {
    let log = [
      Timed("app.didEnterBackground", at: 10), Timed("vc.viewDidDisappear"),
      Timed("note.didEnterBackground", at: 99),
    ]
    #expect(Timed.findings(in: log) == [])
  }

  @Test func `proves nothing by the gap to what comes after it`() {
    let names = Callback.allCases.map(\.name)
    for name in names {
      for other in ["app.willEnterForeground", "app.didBecomeActive", "scene.didBecomeActive"] {
        let log = [Timed(name, at: 0), Timed(other, at: 3600)]
        #expect(Timed.findings(in: log) == [], "\(name), \(other)")
      }
    }
  }

  @Test func `proves nothing by a notification of another process`() {
    let log = [
      Timed("app.willTerminate", at: 10, process: "1"),
      Timed("note.willTerminate", at: 99, process: "2"),
    ]
    #expect(Timed.findings(in: log) == [])
  }

  @Test func `is not estimated if the recorder measured it`() {
    let log = [
      Timed("app.willTerminate", at: 10, taking: 4), Timed("note.willTerminate", at: 16),
    ]
    #expect(Timed.findings(in: log) == [])
  }
}
