import ModelChecking

extension ExtensionProperties {
  /// What an extension hears of its end.
  var times: [ExtensionProperty] {
    only(
      on: .since(10),
      invariant(
        "F338",
        "only a notification service extension is told that its time is nearly up, while it serves",
        citing: [338],
        .everyStep(
          where: on.rule(.timeWillExpire),
          is: from(.appExtension, .active) && to(.appExtension, .expiring)
            && on.from("service") { $0.point == .notificationService }),
        .everyStep(where: enters(.appExtension, .expiring), is: on.rule(.timeWillExpire))),
      invariant(
        "F338b", "an extension whose time is nearly up completes its request, or its process ends",
        citing: [338],
        .everyStep(
          where: On("no longer") { source, _, target in
            source.appExtension.phase == .expiring && target.appExtension.phase != .expiring
          }, is: on.rule(.complete) || ends(.appExtension))),
      invariant(
        "F338c",
        "a notification service extension is not ended for the time it takes before it is told",
        citing: [338],
        .everyStep(where: on.rule(.timeIsUp), is: from(.appExtension, .expiring)),
        .everyStep(
          where: on.rule(.cutShort),
          is: on.from("no service") { $0.point != .notificationService })),
      invariant(
        "F339b", "an extension that takes too long to start is a notification service extension",
        citing: [339],
        .everyStep(
          where: on.rule(.startOverrun),
          is: from(.appExtension, .starting)
            && on.from("service") { $0.point == .notificationService })),
      belief(
        "F339",
        "serviceExtensionTimeWillExpire comes before a service extension ends that has not answered",
        citing: [338, 339],
        .everyStep(
          where: ends(.appExtension) && from(.appExtension, .starting, .active, .expiring)
            && on.from("service") { $0.point == .notificationService },
          is: from(.appExtension, .expiring))),
      obligation(
        "F338d", "an extension whose time is nearly up saves and answers at once", citing: [338],
        bitesAt: losesUnsaved(.appExtension) && from(.appExtension, .expiring)))
      + [
        belief(
          "F340", "the process of an extension ends only after it has completed its request",
          citing: [337, 340],
          .everyStep(
            where: ends(.appExtension), is: from(.appExtension, .idle, .suspended)))
      ]
  }
}
