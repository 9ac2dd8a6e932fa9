import LifecycleLogs
import LifecycleModels
import Testing

private let checker = CorpusJudges.app

@Suite struct `The observed profile` {
  @Test func `is measured by all the recorded files`() {
    #expect(RecordedCorpus.files.count == 108)
    #expect(RecordedCorpus.appFiles("observed").count == 42)
    #expect(RecordedCorpus.appFiles("wrong").count == 17)
  }

  @Test func `accepts every log that a device was seen to write`() {
    for (file, judgement) in CorpusJudges.judged(RecordedCorpus.appFiles("observed")) {
      #expect(judgement.verdict == .accepted, "\(file): \(judgement.explanation)")
    }
  }

  @Test func `rejects or flags every wrong claim that a log can show`() {
    for (file, judgement) in CorpusJudges.judged(RecordedCorpus.appFiles("wrong")) {
      // That one of several unusual things happened, but not which, contradicts no claim.
      let isFlagged = judgement.evidence.contains { $0.isUnusual && !$0.sources.isEmpty }
      let isCaught = judgement.verdict == .rejected || isFlagged
      #expect(isCaught == (unshowableClaims[file.id] == nil), "\(file): \(judgement.explanation)")
    }
  }

  @Test func `knows no exception that is not in the corpus`() {
    let ids = Set(RecordedCorpus.appFiles("wrong").map(\.id))
    let scenes = Set(RecordedCorpus.files.filter { $0.log.lifeCycle == .scene }.map(\.id))
    #expect(ids.union(scenes).isSuperset(of: unshowableClaims.keys))
  }

  @Test func `of the app model leaves logs of scenes and SwiftUI undecided`() {
    for file in RecordedCorpus.files where file.log.lifeCycle != .app {
      #expect(checker.judge(file.log).verdict == .undecided, "\(file)")
    }
  }
}

private let sceneChecker = CorpusJudges.scene

@Suite struct `The observed profile of scenes` {
  static let files = RecordedCorpus.files.filter { $0.log.lifeCycle != .app }

  @Test func `accepts every log of scenes and of SwiftUI phases`() {
    for (file, judgement) in CorpusJudges.judged(Self.files) where file.verdict != "wrong" {
      #expect(judgement.verdict == .accepted, "\(file): \(judgement.explanation)")
    }
  }

  @Test func `is measured by all the files that are not of app delegates`() {
    #expect(Self.files.filter { $0.verdict != "wrong" }.count == 27)
    #expect(Self.files.filter { $0.verdict == "wrong" }.count == 3)
  }

  @Test func `rejects every wrong claim that a log can show`() {
    for (file, judgement) in CorpusJudges.judged(Self.files) where file.verdict == "wrong" {
      let isUnshowable = unshowableClaims[file.id] != nil
      #expect((judgement.verdict == .rejected) != isUnshowable, "\(file): \(judgement.explanation)")
    }
  }

  @Test func `leaves logs of app delegates undecided`() {
    for file in RecordedCorpus.appFiles("observed") {
      #expect(sceneChecker.judge(file.log).verdict == .undecided, "\(file)")
    }
  }
}

/// Wrong claims whose log is legal nevertheless, and why it does not show the mistake.
private let unshowableClaims = [
  "wrong-appledoc-wef":
    "claims “invariably”; a scene that enters the foreground and becomes active is legal",
  "wrong-ha-1012-terminate": "claims an absence; an empty log is explained by every life cycle",
  "errorhandle-01-wrong":
    "claims an absence (no willTerminate at force quit) that holds for a suspended app",
  "sourcedaddy-01-wrong":
    "claims “always”; the logged order is one that a kill in the background has",
  "tinkoff-01-wrong":
    "claims willTerminate for a suspended app; suspension is silent, and the log shows none",
  "wrong-guide-userkill": "claims an absence; an empty log is explained by every life cycle",
  "wrong-jonghyun-49": "claims that a notification does not exist; the log holds the call alone",
  "wrong-prewarm-doc": "claims an absence; an empty log is explained by every life cycle",
  "wrong-taourl": "claims “always”; one announced termination is legal",
]
