extension Fact {
  /// Events, run loop, threads.
  static let events: [Fact] = [
    Fact(
      126,
      """
      Events are queued by the app and dispatched one by one to the main run loop in order of \
      arrival.
      """,
      documents: "S002, S004",
      certainty: "doc"),
    Fact(
      127,
      """
      UIApplication receives an event first; touches go to the window, then to the hit view; \
      unhandled events go up the responder chain.
      """,
      documents: "S002, S004",
      certainty: "doc"),
    Fact(
      128,
      "Controls turn touches into target-action messages.",
      documents: "S002",
      certainty: "doc"),
    Fact(
      129,
      "Remote-control and shake events go to the first responder.",
      documents: "S002 table 2-2",
      certainty: "doc"),
    Fact(
      130,
      """
      Many system notifications are queued while suspended, coalesced to one per type with the \
      net change, and delivered on the main thread before any touch when the app runs again \
      (foreground or background).
      """,
      documents: "AAPL:uikit/processing-queued-notifications, APG-Trans",
      certainty: "doc"),
    Fact(
      131,
      """
      Significant-time-change is queued while suspended until the app returns to the \
      *foreground*; only the latest is delivered.
      """,
      documents: "AAPL:…/applicationsignificanttimechange(_:)",
      certainty: "doc, in tension with F130 (foreground or background)"),
    Fact(
      132,
      "setNeedsDisplay in the background is coalesced until foreground.",
      documents: "APG-Trans",
      certainty: "doc"),
    Fact(
      133,
      "UIKit work must happen on the main thread; lengthy work elsewhere.",
      documents: "S002, S004",
      certainty: "doc"),
    Fact(
      134,
      """
      UI changed from a secondary thread is not rendered because the main thread gets no event; \
      performSelectorOnMainThread hands the work to the main run loop.
      """,
      documents: "S000 (author's explanation; mechanism hand-waved)",
      certainty: "disp"),
    Fact(
      135,
      "All delegate life-cycle callbacks are delivered on the main thread, serially.",
      documents: """
        UIApplicationDelegate is @MainActor (AAPL), HDR comments "Called on the main thread"
        """,
      certainty: "doc"),
  ]
}
