import SwiftUI
import Testing

@MainActor @Suite struct `The environment` {
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.counterStep) private var step
  @Environment(Library.self) private var library: Library?

  @Test func `has the state of the application`() {
    #expect(UIApplication.shared.applicationState == .active)
    #expect(scenePhase == .active)
  }

  @Test func `has the default of a key`() {
    #expect(step == 1)
  }

  @Test func `keeps what is written`() {
    var values = EnvironmentValues()
    values.counterStep = 3
    values.colorScheme = .dark
    #expect(values.counterStep == 3)
    #expect(values.colorScheme == .dark)
  }

  @Test func `has no object that is not needed`() {
    #expect(library == nil)
  }

  @Test func `opens URLs with an action of the app`() {
    var opened: URL?
    let action = OpenURLAction { url in
      opened = url
      return .handled
    }
    action(URL(fileURLWithPath: "/a"))
    #expect(opened?.path == "/a")
  }
}

@MainActor @Suite struct `An animation` {
  @Test func `runs its closure at once`() {
    var value = 1
    let result = withAnimation(.default) {
      value = 2
      return value
    }
    #expect(result == 2)
  }

  @Test func `completes at once`() {
    var log: [String] = []
    withAnimation {
      log.append("body")
    } completion: {
      log.append("completion")
    }
    #expect(log == ["body", "completion"])
  }
}
