import LifecycleModels
import Testing

@testable import LifecycleDriving

/// The file of a reading list, in a container that the app shares with its share extension.
private final class Shelf {
  var articles: Set<String> = []
  /// Whether the user has shared an article.
  var hasShared = false

  var state: [Set<String>] { [articles, hasShared ? ["shared"] : []] }
}

/// An app that reads the list when it is launched, and saves it when it is left.
private final class ReadingList {
  let shelf: Shelf
  var articles: Set<String>

  init(_ shelf: Shelf) {
    self.shelf = shelf
    articles = shelf.articles
  }

  func save() { shelf.articles = articles }
}

private var list: World<Shelf, ReadingList> {
  World(disk: Shelf()) { shelf, _ in ReadingList(shelf) }
    .otherProcess("share", when: { !$0.hasShared }) { shelf in
      shelf.articles.insert("shared")
      shelf.hasShared = true
    }
    .action("add", when: { !$0.delegate.articles.contains("own") }) {
      $0.delegate.articles.insert("own")
    }
    .invariant("what was shared is on the shelf") {
      !$0.disk.hasShared || $0.disk.articles.contains("shared")
    }
    .fingerprint(disk: \.state, memory: \.articles)
}

@Suite struct `What another process writes` {
  @Test func `is lost to an app that saves what it had read`() throws {
    let report = try LifeCheck(list.on(.didEnterBackground) { list, _ in list.save() }).run(
      .exhaustive())
    let finding = try #require(report.findings.first)
    #expect(finding.trace.choices == ["launch", "share", "home"])
    #expect(finding.statement == "what was shared is on the shelf")
  }

  @Test func `stays if the app reads again before it saves`() throws {
    let mended = list.on(.didEnterBackground) { list, _ in
      list.articles.formUnion(list.shelf.articles)
      list.save()
    }
    let report = try LifeCheck(mended).run(.exhaustive())
    #expect(report.verdict == .holds)
  }

  /// To read again when the app enters the foreground is too early: the extension can be used beside
  /// the app.
  @Test func `is lost to an app that reads only when it comes back`() throws {
    let early = list.on(.didEnterBackground) { list, _ in list.save() }
      .on(.willEnterForeground) { list, _ in list.articles.formUnion(list.shelf.articles) }
    #expect(try LifeCheck(early).run(.exhaustive()).verdict == .violated)
  }

  @Test(arguments: [
    ["share", "launch"], ["launch", "share"], ["launch", "home", "share"],
    ["launch", "home", "suspend", "share"],
    ["launch", "home", "suspend", "purge", "share", "launch"],
  ])
  func `can be written in each state of the app`(choices: [String]) throws {
    let world = World(disk: Shelf()) { shelf, _ in ReadingList(shelf) }
      .otherProcess("share", when: { !$0.hasShared }) { $0.hasShared = true }
      .invariant("nothing is shared") { !$0.disk.hasShared }
      .on(.didEnterBackground) { _, _ in }
    let report = try LifeCheck(world).run(.replay(choices))
    #expect(report.findings.first?.trace.choices == Array(choices))
  }

  /// A completion handler that is left is not called by an extension.
  @Test func `does not stand for code of the app that still runs`() throws {
    let world = list.on(.didReceiveRemoteNotification) { _, _ in }
    let finding = try #require(
      LifeCheck(world).run(.exhaustive()).findings.first {
        $0.id == AppObligation.completionHandlers.id
      })
    #expect(finding.trace.choices == ["launchInBackground.push"])
  }

  @Test func `fails the check if it throws`() throws {
    struct Full: Error {}
    let report = try LifeCheck(list.otherProcess("fill") { _ in throw Full() }).run(.exhaustive())
    #expect(report.text.contains("Full()"))
  }

  /// The Application of a process that has ended is that of the next one.
  @Test func `happens before launching has ended, if no app is launched`() throws {
    let world = World(disk: Shelf()) { shelf, _ in ReadingList(shelf) }
      .otherProcess("share", when: { !$0.hasShared }) { $0.hasShared = true }
      .on(.didFinishLaunching) { $1.application.registerTask("refresh") }
    #expect(try LifeCheck(world).run(.replay(["share", "launch"])).findings.isEmpty)
  }

  @Test func `fulfils what must always come true again`() throws {
    let world = World(disk: Shelf()) { shelf, _ in ReadingList(shelf) }
      .otherProcess("share", when: { !$0.hasShared }) { $0.hasShared = true }
      .otherProcess("sync", by: .system, when: \.hasShared) { $0.hasShared = false }
      .eventually("what is shared is synchronised") { !$0.disk.hasShared }
      .fingerprint(disk: \.hasShared, memory: \.articles)
    #expect(try LifeCheck(world).run(.exhaustive()).verdict == .holds)
  }
}
