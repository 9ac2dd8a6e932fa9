import LifecycleModels

extension CirculatingClaim {
  static let aboutNotifications: [CirculatingClaim] = [
    CirculatingClaim(
      "note-follows", .views,
      "A notification is posted after its delegate method was called.",
      truth: "Apple's own pages say so of some, the contrary of others, and nothing of the rest.",
      saidBy: [
        .header("all are sent after the equivalent message"),
        .apple(
          "uikit/uiapplicationdelegate/applicationwillenterforeground(_:)",
          "against it: posted shortly before the call"),
        .apple(
          "uikit/uiapplicationdelegate/applicationsignificanttimechange(_:)",
          "against it: posted prior to the call"),
      ],
      citing: [43, 44, 45, 46, 49],
      refutedBy: [.belief("I28", of: .app), .belief("I28", of: .scene)]),
    CirculatingClaim(
      "no-terminate-note", .views,
      "Of all transitions applicationWillTerminate alone has no notification.",
      truth: "UIApplication.willTerminateNotification follows the call.",
      saidBy: [
        .issue(
          "JongHyunLee84/iOS-interview-questions#49", "an interview answer",
          log: "wrong-jonghyun-49")
      ],
      citing: [47],
      refutedBy: [.contrary("F43", of: .app), .possible(.willTerminate, .noteWillTerminate)]),
  ]
}
