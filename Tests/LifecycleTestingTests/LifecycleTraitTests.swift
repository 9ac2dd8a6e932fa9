import LifecycleTesting
import Testing

@Suite(.lifecycle(profile: .documented, saved: .off)) struct `The trait of a suite` {
  private let safe = letters.on(.didEnterBackground) { editor, _ in
    editor.file.saved = editor.text
  }

  @Test func `names the profile of its checks`() {
    #expect(expectSafe(safe, isolated: false)?.model == "app, profile documented")
  }

  @Test(.lifecycle(scenes: 1)) func `is completed by the trait of a test`() {
    let world = World(disk: LetterFile()) { file, _ in LetterEditor(file) }
      .fingerprint(disk: \.saved, memory: \.text)
    #expect(expectSafe(world, isolated: false)?.model == "scene, profile documented")
  }

  @Test(.lifecycle(profile: .observed)) func `gives way to the trait of a test`() {
    #expect(expectSafe(safe, isolated: false)?.model == "app, profile observed")
  }

  @Test func `gives way to an argument`() {
    let report = expectSafe(safe, on: AppModel(profile: .observed), isolated: false)
    #expect(report?.model == "app, profile observed")
  }

  @Test(.lifecycle(scenes: 99)) func `records a number of scenes that no model has`() {
    expectIssues {
      #expect(expectSafe(safe, isolated: false) == nil)
    } matching: {
      $0.firstLine.hasPrefix(".lifecycle(scenes: 99) is not possible; write a number from 1 to ")
    }
  }

  @Suite(.lifecycle(profile: .observed)) struct `gives way to` {
    @Test func `the trait of an inner suite`() {
      #expect(expectAll(letters, isolated: false)?.model == "app, profile observed")
    }
  }
}

@Suite struct `A suite without the trait` {
  @Test func `checks an app with the profile observed`() {
    #expect(
      expectSafe(letters, isolated: false, saved: .off)?.model == "app, profile observed")
  }
}
