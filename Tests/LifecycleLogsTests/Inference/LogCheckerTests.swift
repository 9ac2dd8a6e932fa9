import LifecycleLogs
import LifecycleModels
import Testing

private let observed = CorpusJudges.app
private let documented = CorpusJudges.documentedApp

@Suite struct `A judged log` {
  @Test func `may begin in the middle of a life`() {
    #expect(observed.judge(log(["willEnterForeground", "didBecomeActive"])).verdict == .accepted)
  }

  @Test func `may end in death and continue with the next launch`() {
    let names = [
      "willFinishLaunching", "didFinishLaunching", "didBecomeActive", "willResignActive",
      "didEnterBackground", "willFinishLaunching", "didFinishLaunching", "didBecomeActive",
    ]
    #expect(observed.judge(log(names)).verdict == .accepted)
  }

  @Test func `that is empty is accepted`() {
    #expect(observed.judge(log([])).verdict == .accepted)
  }

  @Test func `is rejected at the first entry that nothing explains`() {
    let judgement = observed.judge(
      log(["didBecomeActive", "willEnterForeground", "didBecomeActive"]))
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 2)
    #expect(judgement.callback == "app.willEnterForeground")
    #expect(
      judgement.possible
        == ["app.didFinishLaunching", "app.willResignActive", "app.willTerminate"])
    #expect(judgement.states.contains("active"))
    #expect(!judgement.states.contains("suspended"))
  }

  @Test func `is explained by saying when the callback is sent, with facts`() {
    let judgement = observed.judge(log(["didBecomeActive", "willEnterForeground"]))
    #expect(
      judgement.explanation.hasSuffix(
        "app.willEnterForeground is sent while the app is background (F13, F14, F28)."))
  }

  @Test func `never has willTerminate of a suspended app`() {
    let judgement = observed.judge(
      log(["didEnterBackground", "willTerminate", "willEnterForeground"]))
    #expect(judgement.position == 3)
  }

  @Test func `that reports a return of main is refuted by a fact`() {
    let judgement = observed.judge(log(["applicationWillTerminate", "main: return"]))
    #expect(judgement.verdict == .rejected)
    #expect(judgement.explanation.contains("UIApplicationMain does not return (F141)"))
  }

  @Test func `of scene callbacks is left undecided`() {
    #expect(observed.judge(log(["sceneDidBecomeActive"])).verdict == .undecided)
  }

  @Test func `is judged by its profile`() {
    let refused = log(["didEnterBackground", "willEnterForeground", "didEnterBackground"])
    #expect(observed.judge(refused).verdict == .accepted)
    #expect(documented.judge(refused).verdict == .rejected)
    let launch = ["willFinishLaunching", "didFinishLaunching", "performFetch"]
    #expect(observed.judge(log(launch)).verdict == .accepted)
    #expect(documented.judge(log(launch)).verdict == .rejected)
  }

  @Test func `that needs a background launch says so`() {
    let judgement = observed.judge(
      log(["willFinishLaunching", "didFinishLaunching", "willEnterForeground", "didBecomeActive"]))
    #expect(judgement.verdict == .accepted)
    #expect(judgement.requirements == ["the process was launched in the background (F60, F62)"])
  }
}

@Suite struct `The alphabet of a log` {
  @Test func `is assumed to hold all basic callbacks once one of them occurs`() {
    #expect(observed.judge(log(["didBecomeActive", "didEnterBackground"])).verdict == .rejected)
  }

  @Test func `leaves out what the recorder is said not to record`() {
    let partial = log(
      ["didBecomeActive", "didEnterBackground"], alphabet: [.didBecomeActive, .didEnterBackground])
    #expect(observed.judge(partial).verdict == .accepted)
  }

  @Test func `is inferred for notifications apart from calls`() {
    let names = ["note.didBecomeActive", "note.willResignActive", "note.didBecomeActive"]
    #expect(observed.judge(log(names)).verdict == .accepted)
    let repeated = ["note.didBecomeActive", "note.willResignActive", "note.willResignActive"]
    #expect(observed.judge(log(repeated)).verdict == .rejected)
  }
}

@Suite struct `A printed application state` {
  private func entry(_ position: Int, _ name: String, _ state: PrintedState) -> LogEntry {
    LogEntry(
      position: position, text: name, item: LogEntry.Item(spelling: name) ?? .killed,
      printedState: state)
  }

  @Test func `must be the one that the callback sees`() {
    for (name, state) in [
      ("willResignActive", PrintedState.active), ("willEnterForeground", .background),
      ("didBecomeActive", .active),
    ] {
      for seen in PrintedState.allCases {
        let judgement = CorpusJudges.oldApp.judge(
          RecordedLog(name: "state", entries: [entry(1, name, seen)]))
        #expect((judgement.verdict == .accepted) == (seen == state), "\(name) sees \(seen)")
      }
    }
  }

  @Test func `beside input is inactive, or active if input may reach an app in the foreground`() {
    for seen in PrintedState.allCases {
      let log = RecordedLog(name: "state", entries: [entry(1, "openURL", seen)])
      #expect((CorpusJudges.oldApp.judge(log).verdict == .accepted) == (seen != .background))
      #expect((documented.judge(log).verdict == .accepted) == (seen == .inactive))
    }
  }
}

@Suite struct `The nearest legal log` {
  @Test func `inserts what is missing`() {
    let judgement = observed.judge(log(["didBecomeActive", "didEnterBackground"]))
    #expect(judgement.nearest?.edits == 1)
    #expect(
      judgement.nearest?.log == [
        "app.didBecomeActive", "app.willResignActive", "app.didEnterBackground",
      ])
  }

  @Test func `swaps neighbours in one edit`() {
    let judgement = observed.judge(
      log(["didBecomeActive", "didEnterBackground", "willResignActive", "willEnterForeground"]))
    #expect(judgement.nearest?.edits == 1)
    #expect(
      judgement.nearest?.log == [
        "app.didBecomeActive", "app.willResignActive", "app.didEnterBackground",
        "app.willEnterForeground",
      ])
  }

  @Test func `deletes what is impossible`() {
    let judgement = observed.judge(log(["willResignActive", "main: return", "didBecomeActive"]))
    #expect(judgement.nearest?.edits == 1)
    #expect(judgement.nearest?.log == ["app.willResignActive", "app.didBecomeActive"])
  }

  @Test func `is itself accepted`() {
    for names in [["didBecomeActive", "didBecomeActive", "willTerminate", "didBecomeActive"]] {
      let judgement = observed.judge(log(names))
      #expect(judgement.verdict == .rejected)
      #expect(observed.judge(log(judgement.nearest?.log ?? [])).verdict == .accepted)
    }
  }

  @Test func `repairs the first unexplained entry if the whole log is more than six edits away`() {
    let names = Array(repeating: "didBecomeActive", count: 9)
    let judgement = observed.judge(log(names))
    #expect(judgement.unexplainedCount == 8)
    #expect(judgement.nearest?.isWhole == false)
    #expect(
      judgement.nearest?.changes == [
        NearestLog.Change(.kept, "app.didBecomeActive", position: 1),
        NearestLog.Change(.inserted, "app.willResignActive"),
        NearestLog.Change(.kept, "app.didBecomeActive", position: 2),
      ])
  }
}

@Suite struct `Several processes in one log` {
  private func entries(_ process: String, _ names: [String], from start: Int) -> [LogEntry] {
    names.enumerated().compactMap { index, name in
      LogEntry.Item(spelling: name).map {
        LogEntry(position: start + index, text: name, item: $0, process: process)
      }
    }
  }

  @Test func `are joined by a death`() {
    let log = RecordedLog(
      name: "two",
      entries: entries("1", ["didEnterBackground"], from: 1)
        + entries("2", ["willFinishLaunching", "didFinishLaunching"], from: 2))
    #expect(observed.judge(log).verdict == .accepted)
  }

  @Test func `each begin with a launch if one does`() {
    let log = RecordedLog(
      name: "two",
      entries: entries("1", ["didFinishLaunching", "didBecomeActive"], from: 1)
        + entries("2", ["willEnterForeground"], from: 3))
    let judgement = observed.judge(log)
    #expect(judgement.verdict == .rejected)
    #expect(judgement.position == 3)
  }

  @Test func `come with the entries around the first unexplained one`() {
    let first = Array(repeating: "didBecomeActive", count: 1)
    let pairs = (0..<30).flatMap { _ in ["willResignActive", "didBecomeActive"] }
    let judgement = observed.judge(log(first + pairs + ["didEnterBackground"] + pairs))
    #expect(judgement.position == 62)
    #expect(judgement.surroundings.map(\.position) == Array(42...82))
    #expect(judgement.surroundings[20].name == "app.didEnterBackground")
    #expect(observed.judge(log(["didEnterBackground"])).surroundings == [])
  }

  @Test func `may be marked by a kill`() {
    #expect(observed.judge(log(["didEnterBackground", "SIGKILL"])).verdict == .accepted)
    #expect(
      observed.judge(log(["didEnterBackground", "SIGKILL", "willEnterForeground"])).position == 3)
  }
}
