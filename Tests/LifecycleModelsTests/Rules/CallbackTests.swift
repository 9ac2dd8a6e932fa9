import LifecycleModels
import Testing

@Suite struct `A callback` {
  @Test(arguments: Callback.allCases)
  func `is found by its canonical name`(callback: Callback) {
    #expect(Callback(name: callback.name) == callback)
  }

  @Test(arguments: [
    (Callback.didBecomeActive, "app.didBecomeActive"), (.noteWillTerminate, "note.willTerminate"),
    (.viewWillAppear, "vc.viewWillAppear"), (.taskExpiration, "task.expiration"),
    (.mainReturned, "proc.mainReturned"), (.sceneDidDisconnect, "scene.didDisconnect"),
    (.sceneOpenURLContexts, "scene.openURLContexts"), (.touch, "event.touch"),
  ])
  func `has a canonical name`(callback: Callback, name: String) {
    #expect(callback.name == name)
  }

  @Test func `has a notification of the same name, where it has one`() {
    for callback in Callback.allCases {
      guard let notification = callback.notification else { continue }
      #expect(notification.name == "note." + callback.name.dropFirst(4))
    }
  }

  @Test func `does not exist for an unknown name`() {
    #expect(Callback(name: "app.didBecomeactive") == nil)
    #expect(Callback(name: "") == nil)
  }
}
