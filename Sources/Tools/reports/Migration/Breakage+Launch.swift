extension Breakage {
  static let atLaunch: [Breakage] = [
    Breakage(
      "task-registration", "The registration of background tasks",
      """
      The app ends with “All launch handlers must be registered before application finishes \
      launching”. A scene connects after the launch methods, and in a launch for a background task \
      perhaps never. Whether iOS 26 still raises the exception is not known; a task without a \
      handler is lost in any case.
      """,
      fixedBy: .taskAtConnection,
      reportedBy: [
        .issue(
          "transistorsoft/flutter_background_fetch#414",
          "its launch code was forwarded from the scene's connection: a crash at each launch"),
        .issue(
          "transistorsoft/flutter_background_fetch#415", "mended by a hook in the launch method"),
      ],
      citing: [193, 194, 195, 197]),
    Breakage(
      "notification-delegate", "The delegate of UNUserNotificationCenter",
      """
      A tap that launches the app is lost if the delegate is set after the launch methods. With \
      scenes the response is in the connection options as well: handle it in one of the two places, \
      or recognise it by the identifier of its request.
      """,
      fixedBy: .centreAtConnection,
      reportedBy: [
        .commit(
          "lichess-org/mobile", "b2c472adf",
          "had put the assignment into a later callback, and put it back"),
        .issue(
          "deltachat/deltachat-ios#2672", "set asynchronously: a tap after a force quit was lost"),
        .issue("defold/extension-push#58", "got one response by two callbacks"),
      ],
      citing: [177, 178, 186]),
  ]
}
