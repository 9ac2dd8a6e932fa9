extension Fact {
  /// SwiftUI ScenePhase.
  static let scenePhase: [Fact] = [
    Fact(
      170,
      """
      ScenePhase: active = foreground interactive; inactive = foreground but should pause (or \
      minimised, in the switcher); background = not visible.
      """,
      documents: "AAPL:swiftui/scenephase and cases — iOS 14+",
      certainty: "doc"),
    Fact(
      171,
      """
      onChange(of: scenePhase) prints active at launch (no inactive/background seen first in \
      these reports), inactive on half swipe, background after leaving.
      """,
      documents: "memotut.com, medium @frentebw",
      certainty: "obs"),
    Fact(
      172,
      """
      "Expect an app that enters the background phase to terminate."
      """,
      documents: "AAPL:swiftui/scenephase/background",
      certainty: "doc"),
    Fact(
      173,
      "There is no terminate or first-launch phase; ScenePhase alone cannot tell them.",
      documents: "jessesquires.com 2024-06-29",
      certainty: "obs"),
  ]
}
