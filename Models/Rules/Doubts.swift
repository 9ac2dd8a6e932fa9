/// Invariants that readers doubt, and why each of them holds.
///
/// The words are for people: nothing is concluded from them. A reason has two lines at most.
package enum Doubts {
  /// The three most surprising invariants of each model, by identifier.
  package static let reasons: [ModelKind: [String: String]] = [
    .app: [
      "I1": """
      A suspended process runs no code, so it cannot be told of anything. iOS would have to wake it \
      first, and does not: it takes the memory back at once.
      """,
      "I12": """
      Both callbacks belong to the way to the screen, which begins when the user opens the app. Work \
      that waits for them does not happen in a launch for a push or a fetch.
      """,
      "I54": """
      To swipe an app away says that it should not run. iOS holds these launches back until the user \
      opens the app; locations, calls and accessories are exceptions of their own.
      """,
    ],
    .scene: [
      "I8": """
      A scene that connects begins in the background, so its first appearance is an entrance too. An \
      app without scenes is inactive from the start, and enters only when it comes back.
      """,
      "I20": """
      UIKit calls the scene delegates in their place. It still posts the notifications of the same \
      names, so an observer hears what the method of the app delegate does not.
      """,
      "I27": """
      The application state is computed from the scenes. While none is connected it is background, \
      even in didFinishLaunching of an app that its user has just opened.
      """,
    ],
    .swiftUI: [
      "F171": """
      onChange reports a change of a value that a view has read. A view that appears has read none \
      before, so the phase that it begins with is not reported.
      """,
      "I8": """
      The views of a window go with its scene. A window that comes back after the system has reclaimed \
      its scene gets new views, with new state, although the process never ended.
      """,
      "I20": """
      SwiftUI installs a scene delegate of its own, to which these calls go. An app delegate given by \
      UIApplicationDelegateAdaptor keeps what does not belong to a scene.
      """,
    ],
    .launch: [
      "F139e": """
      UIKit loads the main storyboard or nib and makes its window itself. The delegate is told of the \
      launch, but the first screen does not depend on its answer.
      """,
      "F229c": """
      Once an app has scenes, only windows of a scene are on the screen. A window that was made in \
      didFinishLaunching belongs to none, and UIKit does not add it to one later.
      """,
      "F240": """
      The check is made where the first scene of the user is created. A launch for a push or a fetch \
      creates none, so the same app runs in the background and fails when it is opened.
      """,
    ],
    .runLoop: [
      "I31": """
      Suspension stops the whole process, not only its main thread. A worker stops in the middle of what \
      it does, and keeps the locks that it holds.
      """,
      "F130": """
      What happens during suspension is kept by the system, one notification of a type. A counter of \
      notifications therefore counts too few.
      """,
      "F134b": """
      Only the main thread draws, at the end of a turn of its run loop. A change made elsewhere starts no \
      turn, so it stays invisible until something else does.
      """,
    ],
    .views: [
      "F277": """
      These callbacks tell of the hierarchy of views, which stays as it is when the app leaves the \
      screen. Whether the app can be seen is told to the app or scene delegate alone.
      """,
      "F300": """
      A sheet leaves the view behind it in its place, so nothing disappears, and nothing appears when the \
      sheet goes. Before iOS 13 the default was full screen, which does replace it.
      """,
      "F302": """
      viewWillDisappear comes as soon as the finger moves, and the gesture may still be given up. What \
      was undone in viewWillDisappear is done again in viewWillAppear, which then follows.
      """,
    ],
    .device: [
      "F79": """
      A suspended app cannot run a callback, and iOS needs its memory at once. Whatever was to be saved \
      had to be saved before the suspension.
      """,
      "F90": """
      Suspended apps are purged first, because they lose the least: they were told when they left the \
      screen. Apps that run off screen are next.
      """,
      "I60": """
      iOS first takes what it can get without asking. A memory warning therefore means that no suspended \
      app is left, and suspended apps never get one.
      """,
    ],
    .appExtension: [
      "F338c": """
      The 30 seconds are announced by a call of their own. Memory, and the time that a start takes, have \
      no such call: there the process just ends.
      """,
      "F346": """
      The two processes share a file, and no memory. Nothing tells the app that the extension has written, \
      not even when the user brings the app back to the screen.
      """,
      "F345d": """
      While one process holds the lock the other can neither read nor write, so what was read is still \
      what is in the file. A lock that is taken only to write comes too late.
      """,
    ],
  ]
}
