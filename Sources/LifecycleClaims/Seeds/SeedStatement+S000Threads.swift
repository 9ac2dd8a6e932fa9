import LifecycleModels

extension SeedStatement {
  /// S000 on the run loop, its thread and performSelectorOnMainThread.
  static let articleOnExecutionFlowThreads: [SeedStatement] = threads.map {
    SeedStatement("S000", $0.statement, $0.treatment)
  }

  private static let threads: [GuideChapter.Line] = [
    (
      "After the launch call the thread returns to UIApplication, and waits for events.",
      .runLoopRules("launch", "handler.returns")
    ),
    (
      "UIApplication tells the thread how to wait for events and where to go for each.",
      .runLoop("F126", "F127")
    ),
    (
      "At a tap on a control the thread runs the code for it, and waits for the next event.",
      .runLoop("F128", "I50")
    ),
    ("The main thread runs one piece of code after the other.", .runLoop("I50")),
    ("The app's code cannot call the drawing functions itself.", .runLoopRules("view.redraws")),
    (
      "A control changed by a thread of one's own is changed in memory only.",
      .runLoopRules("worker.changesUI")
    ),
    (
      "The main thread gets no event of such a change and goes on waiting, so nothing is drawn.",
      .runLoop("F134b", "F134c")
    ),
    (
      "To update the UI, a thread has to call performSelectorOnMainThread.",
      .runLoop("F133", "F133g", "F134")
    ),
    (
      "It is open whether the main thread draws the change after its next turn of the loop.",
      .runLoop("F134e", "F134f")
    ),
  ]
}
