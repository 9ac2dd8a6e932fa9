extension Breakage {
  static let withWindows: [Breakage] = [
    Breakage(
      "window-frame", "UIWindow(frame:)",
      """
      The process lives, but the screen stays black: a window that is made with a frame belongs to no \
      scene. Make it with its scene, or set its windowScene before it is shown. If the configuration \
      names a storyboard, UIKit makes the window, and a second one of your own loads the first view \
      controller twice.
      """,
      fixedBy: .windowFrame,
      reportedBy: [
        .issue("expo/expo#50179", "a black screen after the manifest was added"),
        .issue("not-fl3/miniquad#634", "a window with a frame, made in the launch method"),
        .issue("Cap-go/capacitor-plus#112", "a storyboard and code both make the root controller"),
      ],
      citing: [228, 229, 231]),
    Breakage(
      "delegate-window", "delegate.window",
      """
      It is nil in an app with scenes, unless the app sets it itself, and in a SwiftUI app the real \
      delegate has no such property. Code that unwraps it crashes, and other code does nothing. \
      Ask the view for its window.
      """,
      fixedBy: .delegateWindow,
      reportedBy: [
        .issue("getsentry/sentry-cocoa#7884", "found no window, and recorded no frame"),
        .issue("SVProgressHUD/SVProgressHUD#988", "asks the app delegate for its window: a crash"),
        .issue("Iterable/iterable-swift-sdk#917", "showed messages in the app delegate's window"),
      ],
      citing: [241]),
    Breakage(
      "key-window", "keyWindow",
      """
      Each scene has a key window of its own. The one of UIApplication is deprecated since iOS 13; it \
      can be the window of a banner or of another scene, and while a notification's response is \
      handled there may be none. Choose the scene, then its window.
      """,
      fixedBy: .keyWindow,
      reportedBy: [
        .issue("openhab/openhab-ios#1229", "notification actions found no key window"),
        .issue("expo/expo#50363", "the photo picker opened elsewhere, or closed at once"),
      ],
      citing: [185, 241, 242]),
  ]
}
