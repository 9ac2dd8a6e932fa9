import LifecycleModels

extension CirculatingClaim {
  static let aboutBackgroundTime: [CirculatingClaim] = [
    CirculatingClaim(
      "task-guarantees", .backgroundTime,
      "beginBackgroundTask in applicationDidEnterBackground buys minutes to finish work.",
      truth: """
        The assertion is asked for, not given: the app may be suspended first, or be refused; today \
        some 30 seconds are left for all tasks together.
        """,
      saidBy: [
        .issue(
          "SDWebImage/SDWebImage#3343", "cleans its cache in a task begun when the app has left"),
        .issue("sunlightlabs/congress-ios#43", "saving begins when the app is left"),
        .page(
          "wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/28275415/"
            + "how-long-does-apple-permit-a-background-task-to-run",
          "by general consensus one usually gets 10 minutes"),
      ],
      citing: [106, 107, 110, 111],
      refutedBy: [.belief("I47", of: .app), .belief("I47", of: .scene)]),
    CirculatingClaim(
      "expiration-always", .backgroundTime,
      "The expiration handler is called before the app stops running: abandon work there.",
      truth:
        "A kill calls no handler, and an app that has ended its tasks is suspended without it.",
      saidBy: [
        .issue(
          "kasianov-mikhail/scout#457",
          "the handler ensures that work is cancelled, where iOS would silently take the time away")
      ],
      citing: [89, 109],
      refutedBy: [
        .belief("I66", of: .app), .belief("I66", of: .scene), .belief("I66", of: .device),
      ]),
  ]
}
