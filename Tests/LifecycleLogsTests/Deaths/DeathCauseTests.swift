import LifecycleModels
import Testing

@testable import LifecycleLogs

@Suite struct `The table of causes` {
  @Test func `gives each cause a name of its own`() {
    let names = DeathCause.all.map(\.name)
    #expect(names.count == Set(names).count)
    #expect(DeathCause.all.map { DeathCause.named($0.name) } == DeathCause.all)
    #expect(DeathCause.named("watchdog.sunday") == nil)
  }

  @Test func `says everything of each cause, and cites only facts that there are`() {
    for cause in DeathCause.all {
      for text in [cause.sentence, cause.noticed, cause.loss, cause.test] {
        #expect(!text.isEmpty, "\(cause.name)")
      }
      #expect(!cause.sentence.hasSuffix(".") && !cause.noticed.hasSuffix("."), "\(cause.name)")
      #expect(cause.test.hasSuffix("."), "\(cause.name)")
      #expect(!cause.citations.isEmpty && !cause.remedies.isEmpty, "\(cause.name)")
      for case .advice(let text) in cause.remedies {
        #expect(text.hasSuffix("."), "\(cause.name)")
      }
      for case .fact(let number) in cause.citations {
        #expect(Fact.number(number) != nil, "\(cause.name) cites F\(number)")
      }
    }
  }

  @Test func `names stages and systems of every cause but those of watchOS`() {
    for cause in DeathCause.all {
      #expect(cause.stages.isEmpty == cause.systems.isEmpty, "\(cause.name)")
    }
    let others = DeathCause.all.filter(\.systems.isEmpty).map(\.name)
    #expect(others == ["watch.cpu", "watch.time", "watch.load"])
  }

  @Test func `recognises each cause by each of its signs alone`() {
    for cause in DeathCause.all {
      for sign in cause.signs {
        guard let end = ProcessEnd(showing: sign) else { continue }
        let match = DeathCause.cause(of: end)
        #expect(match?.cause.name == cause.name, "\(sign)")
        #expect(match?.sign == sign, "\(sign)")
      }
    }
  }

  @Test func `knows that a Jetsam report was written where one tells of the cause`() {
    for cause in DeathCause.all {
      for case .jetsam(let reason, _) in cause.signs {
        #expect(cause.noticed.contains("Jetsam report"), "\(cause.name), \(reason)")
      }
    }
  }

  @Test func `gives no sign but a count to two causes`() {
    var owners: [DeathCause.Sign: String] = [:]
    for cause in DeathCause.all {
      for sign in cause.signs {
        if case .count = sign { continue }
        #expect(owners.updateValue(cause.name, forKey: sign) == nil, "\(sign)")
      }
    }
  }

  @Test func `has every code that Apple documents`() {
    let documented: [UInt64] = [
      0x2182_bad2, 0x2182_bad3, 0x2182_bad4, 0x8bad_f00d, 0xc000_10ff, 0xdead_10cc, 0xbaad_ca11,
      0xbad2_2222, 0xbadd_d15c, 0xc51b_ad01, 0xc51b_ad02, 0xc51b_ad03, 0xd00d_2bad, 0xdead_fa11,
      0x2bad_45ec, 0xbada_5e47,
    ]
    for code in documented {
      var end = ProcessEnd()
      end.code = code
      #expect(DeathCause.cause(of: end) != nil, "\(String(code, radix: 16))")
    }
  }

  @Test func `has every code that a fact names`() {
    for fact in Fact.all {
      for code in fact.statement.matches(of: /0x([0-9a-f]{8})/) {
        var end = ProcessEnd()
        end.code = UInt64(code.1, radix: 16)
        #expect(DeathCause.cause(of: end) != nil, "F\(fact.number): \(code.0)")
      }
    }
  }

  @Test(arguments: JetsamReason.allCases)
  func `has every reason of the kernel`(reason: JetsamReason) {
    var end = ProcessEnd()
    end.jetsamReason = reason.rawValue
    let match = DeathCause.cause(of: end)
    #expect(match?.sign == .jetsam(reason.rawValue, nil))
    #expect(!reason.words.isEmpty)
    if let number = reason.number {
      #expect(JetsamReason(number: UInt64(number)) == reason)
    }
  }

  @Test func `numbers the reasons of the kernel as it does`() {
    #expect(JetsamReason(number: 1) == .jettisoned)
    #expect(JetsamReason(number: 7) == .processLimit)
    #expect(JetsamReason(number: 17) == .longIdleExit)
    #expect(JetsamReason(number: 0) == nil && JetsamReason(number: 18) == nil)
    #expect(JetsamReason.formerThrashing.number == nil)
  }

  @Test(arguments: [
    ("cumulativeNormalAppExitCount", true, ["user.forceQuit", "app.exit"]),
    ("cumulativeNormalAppExitCount", false, ["system.termination", "user.forceQuit", "app.exit"]),
    ("cumulativeMemoryPressureExitCount", false, ["memory.purge", "memory.background"]),
    ("cumulativeMemoryPressureExitCount", true, []),
    ("cumulativeMemoryResourceLimitExitCount", true, ["memory.appLimit"]),
    ("cumulativeBadAccessExitCount", true, ["app.badAccess"]),
    ("cumulativeAbnormalExitCount", false, ["app.abort"]),
    ("cumulativeIllegalInstructionExitCount", true, ["app.trap"]),
    ("cumulativeAppWatchdogExitCount", true, ["watchdog"]),
    ("cumulativeCPUResourceLimitExitCount", false, ["limit.cpu"]),
    ("cumulativeCPUResourceLimitExitCount", true, ["limit.cpu"]),
    ("cumulativeSuspendedWithLockedFileExitCount", false, ["limit.lock"]),
    ("cumulativeBackgroundTaskAssertionTimeoutExitCount", false, ["limit.backgroundTask"]),
    ("cumulativeBackgroundURLSessionCompletionTimeoutExitCount", false, ["limit.urlSession"]),
    ("cumulativeBackgroundFetchCompletionTimeoutExitCount", false, ["limit.fetch"]),
    ("systemPressureTerminationCount", false, ["memory.purge", "memory.background"]),
    ("fileLockTerminationCount", false, ["limit.lock"]),
    ("cumulativeUnknownExitCount", false, []),
  ])
  func `explains the counts of MetricKit`(key: String, isForeground: Bool, causes: [String]) {
    #expect(DeathCause.causes(ofCount: key, isForeground: isForeground).map(\.name) == causes)
  }
}

extension ProcessEnd {
  /// An end that shows a sign and nothing else; nil for a count, which is about many ends.
  fileprivate init?(showing sign: DeathCause.Sign) {
    self.init()
    switch sign {
    case .text(let text): reasons = ["<" + text.uppercased() + ">"]
    case .function(let name): stack = ["abort", name + " + 28"]
    case .resource(let name):
      exception = "EXC_RESOURCE"
      reasons = ["\(name) (limit 80%)"]
    case .watchdogEvent(let event, let from, let to):
      code = 0x8bad_f00d
      watchdogEvent = event
      state = from
      reasons = to.map { ["WatchdogVisibility: \($0.rawValue.capitalized)"] } ?? []
    case .watchdogFunction(let name):
      code = 0x8bad_f00d
      stack = ["semaphore_wait_trap", "-[Delegate \(name)]"]
    case .code(let code, let namespace):
      self.code = code
      self.namespace = namespace ?? "FRONTBOARD"
    case .terminator(let name): terminator = name
    case .jetsam(let reason, let state):
      jetsamReason = reason
      self.state = state
    case .count: return nil
    case .reporterType(let type): reporterType = type
    case .namespace(let name):
      namespace = name
      code = 0xfeed
    case .exception(let name, let signal):
      exception = name
      self.signal = signal
    }
  }
}
