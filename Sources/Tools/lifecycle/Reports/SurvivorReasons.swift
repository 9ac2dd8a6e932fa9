import LifecycleModels

/// Why some broken rules change the verdict of no statement.
enum SurvivorReasons {
  /// The reasons, by the name of a mutant or by the way in which a rule is broken.
  static let all = Dictionary(
    uniqueKeysWithValues: (bounds + twins + invisible + openQuestions + gaps).flatMap {
      reason, mutants in mutants.map { ($0, reason) }
    })

  private typealias Reason = (reason: String, mutants: [String])

  /// What the models leave out on purpose.
  private static let bounds: [Reason] = [
    (
      "a bound of the model: one event at a time shows every order",
      ["condition dropped: nothing to complete in the background"]
    ),
    (
      "where a launch and a wake lead is stated in the app model, not in this one",
      ["launch: ends active", "launch: ends background"]
        + [
          "effect dropped", "execution state kept", "ends prewarmed", "ends prewarmed after launch",
          "ends inactive", "ends active", "ends suspended",
        ].map { "wake: \($0)" }
    ),
  ]

  /// Broken rules that do what an intact rule does.
  private static let twins: [Reason] =
    [
      ("launch.url", ["launch: input becomes url"]),
      ("view.passesToController", ["view.passesToSuperview: event at controller"]),
      ("view.passesToSuperview", ["view.passesToController: event at superview"]),
      ("remoteControl", ["shake: condition dropped: in the foreground"]),
      ("location", ["motion: condition dropped: in the foreground"]),
      ("launch.prewarmed", ["condition dropped: running or suspended"]),
      ("wake", eachApp { ["resume.\($0): condition dropped: there is room in front"] }),
      (
        "another purge rule",
        eachApp { app in
          [
            "purge.large.\(app): condition dropped: app \(app) is large",
            "purge.small.\(app): condition dropped: no large app is suspended",
            "purge.smallBeforeLarge.\(app): condition dropped: app \(app) is small",
            "purge.smallBeforeLarge.\(app): condition dropped: a large app is suspended",
          ]
        }
      ),
    ].map { rule, mutants in ("it then does what \(rule) does, which is allowed", mutants) }

  /// Differences that neither the delegate nor the user can notice.
  private static let invisible: [Reason] = [
    (
      "nobody notices: an app without a delegate is sent no input and is not asked about an archive",
      [
        "delegate.missing: input becomes url", "delegate.missing: archive becomes exists",
        "activation.unheard: input becomes url",
      ]
    ),
    (
      "nobody notices: without a window the step changes nothing",
      ["code.setsRoot", "code.setsRoot.inScene"].map {
        "\($0): condition dropped: there is a window"
      }
    ),
    (
      "nobody notices: the process ends either way; only the model's name for the end differs",
      ["prewarm.ended: skips a phase", "watchdog: skips a phase"]
    ),
    (
      "nobody notices: a scene that has disconnected is sent nothing more",
      ["reclaim#A: scene.didDisconnect added"]
    ),
  ]

  /// What the sources leave open.
  private static let openQuestions: [Reason] = [
    (
      "no source says that the kill waits for callbacks that are due",
      ["condition dropped: nothing is owed"]
    ),
    (
      "no source says whether the scene of a prewarmed app can be reclaimed",
      ["reclaim#A: condition dropped: running or suspended"]
    ),
    (
      "no source says when exactly the call comes between makeKeyAndVisible and the first picture",
      [
        "vc.viewWillAppear: condition dropped: phase presenting",
        "vc.viewWillAppear.insideLaunchMethod: condition dropped: phase willFinish or didFinish",
      ]
    ),
    (
      "no source says when the first view is loaded a second time, only that the scene's comes first",
      ["phase presenting", "no scene is on its way"].map {
        "vc.viewDidLoad.again: condition dropped: \($0)"
      }
    ),
    (
      "memory warnings are best effort (F89): no source promises one to every app",
      eachApp { ["memoryWarning.\($0): callback dropped"] }
    ),
    (
      "no source says how much memory an app may take",
      eachApp { ["memoryLimit.\($0): condition dropped: app \($0) is large"] }
    ),
  ]

  /// Statements that the properties lack.
  private static let gaps: [Reason] =
    [
      (
        "no statement says that an announced kill by the user sends willTerminate",
        ["userKill.announced: first callback not owed"]
      ),
      (
        "F75 covers the other ways to leave the app, but not this one",
        ["openURL.otherApp: last callback not owed"]
      ),
      (
        "no statement says that the first scene resigns before it disconnects",
        ["userKill.fast: scene.didDisconnect added"]
      ),
      (
        "no statement says when the exception is raised, or for which window",
        [
          "phase presenting", "the app has no scenes", "the window has no root",
          "the window is not on the screen", "not active",
        ].map { "exception.rootlessWindow: condition dropped: \($0)" }
      ),
      (
        "no statement says that only a change of the user interface calls for a redraw",
        ["launch: redraw to come"]
      ),
      ("no statement says that only its own step queues a notification", ["notifications queued"]),
      (
        "no statement says that a redraw that is due survives a change by a worker",
        ["worker.changesUI: change from a worker not drawn"]
      ),
      (
        "no statement says that an announced user kill ends in a force quit",
        eachApp { ["exit.\($0): ends not running"] }
      ),
    ].map { reason, mutants in ("a gap: \(reason)", mutants) }

  /// The mutants of the rules that the usual device has for each of its apps, counted from 1.
  private static func eachApp(_ mutants: (Int) -> [String]) -> [String] {
    (1...DeviceModel.defaultApps).flatMap(mutants)
  }
}
