import LifecycleModels

extension CirculatingClaim {
  static let aboutTransfers: [CirculatingClaim] = [
    CirculatingClaim(
      "transfers-survive", .death,
      "A background URLSession goes on after the user has swiped the app away.",
      truth: "A force quit cancels its tasks, and the app is told when it runs again.",
      wrongOn: .since(13), fixedBy: .transfers,
      saidBy: [
        .issue(
          "kesha-antonov/react-native-background-downloader#155",
          "the library promised that downloads continue when the app is terminated"),
        .issue(
          "HustHank/BackgroundDownloadDemo#1",
          "its text says that tasks run on when the app is killed; a reader tried, and they did not"
        ),
      ], citing: [286], refutedBy: [.awaited(id: "I135")])
  ]

  static let aboutTasks: [CirculatingClaim] = [
    CirculatingClaim(
      "tap-is-push", .background,
      "A tap on a notification calls application(_:didReceiveRemoteNotification:…).",
      truth: """
        It calls userNotificationCenter(_:didReceive:…) of the delegate that was set before \
        launching ended; if it was set later, a tap that launches the app is lost.
        """, wrongOn: .since(10), fixedBy: .responses,
      saidBy: [
        .issue("Pushwoosh/pushwoosh-ios-sdk#60", "waits for that method, which never comes"),
        .issue("lionheart/openradar-mirror#15668", "rdar 27935982 expects the method at a tap"),
        .issue("AppLozic/Applozic-iOS-SDK#544", "the method is not called when the user taps"),
      ], citing: [174, 175, 176, 177, 178],
      refutedBy: [.belief("I72", of: .app), .belief("I72", of: .scene)]),
    CirculatingClaim(
      "register-anywhere", .background,
      "BGTaskScheduler's launch handlers can be registered anywhere.",
      truth: """
        They must be registered before launching ends. Later, the call raises an exception; whether \
        it still does on iOS 26 is not known.
        """, wrongOn: .since(13), fixedBy: .registration,
      saidBy: [
        .issue(
          "transistorsoft/flutter_background_fetch#414",
          "registered when a scene connected: a crash at each launch"),
        .issue(
          "microsoftconnect/ms-intune-app-sdk-ios#132",
          "registered after the user had signed in: a crash"),
      ], citing: [193, 194, 195, 197],
      refutedBy: [.belief("I83", of: .app), .belief("I83", of: .scene)]),
  ]

  static let aboutProtectedData: [CirculatingClaim] = [
    CirculatingClaim(
      "keychain-at-launch", .launch, "The keychain and UserDefaults can always be read at launch.",
      truth: """
        A process can start before the first unlock after a restart. It reads nothing then, and the \
        keychain may answer “not found” instead of an error.
        """, wrongOn: .since(15), fixedBy: .protectedData,
      saidBy: [
        .issue("kylebshr/luka-ios#134", "believed the empty answer, and showed the sign-in"),
        .issue("aws-amplify/amplify-swift#4115", "lost credentials that way"),
        .issue(
          "RevenueCat/purchases-ios#1122", "found its cache empty, and took a new user for it"),
      ], citing: [73, 216, 290],
      refutedBy: [
        .belief("I136", of: .app, in: [.observed]), .belief("I136", of: .scene, in: [.observed]),
        .belief("I100", of: .swiftUI),
      ])
  ]

  static let aboutAdoption: [CirculatingClaim] = [
    CirculatingClaim(
      "manifest-suffices", .scenes,
      "With the SDK of iOS 27, a scene manifest in Info.plist is enough.",
      truth: """
        A UIKit app needs a scene delegate, too. With a manifest that names none, it ends at launch \
        or stays black. A SwiftUI app needs neither.
        """, wrongOn: .only(27), fixedBy: .adoption,
      saidBy: [
        .issue("DefinedNet/mobile_nebula#405", "its manifest named no scene delegate"),
        .issue("slint-ui/slint#13442", "a generator wrote an empty manifest into each app"),
        .issue("expo/expo#50179", "added the manifest and nothing else: a black screen"),
      ], citing: [227, 229, 234, 238], refutedBy: [.belief("I102", of: .launch)])
  ]

  static let aboutAppearance: [CirculatingClaim] = [
    CirculatingClaim(
      "appear-is-visible", .views, "SwiftUI's onAppear means that the user can look at the view.",
      truth: """
        It runs in a launch in the background, too, as viewDidAppear does: the view is in the \
        hierarchy, and nobody may ever look at it.
        """, wrongOn: .since(14), fixedBy: .appearance,
      saidBy: [
        .issue("amplitude/Amplitude-Swift#392", "a push in the background counts as a screen view"),
        .issue("kiwix/kiwix-apple#982", "a video starts in a window that is in the background"),
      ], citing: [213, 214, 269, 270],
      refutedBy: [
        .belief("I93", of: .swiftUI, in: [.observed]), .belief("I119", of: .app, in: [.observed]),
        .belief("I119", of: .scene, in: [.observed]),
      ]),
    CirculatingClaim(
      "sheet-dismissed", .views,
      "viewWillAppear comes when what was presented over a view is dismissed.",
      truth: """
        It comes after a presentation in full screen. A sheet, the default since iOS 13, leaves the \
        view behind it in its place, and its view controller hears nothing.
        """, wrongOn: .since(13), fixedBy: .sheet,
      saidBy: [
        .issue("wtsnz/Coordinator-Example#6", "a list that is not updated after an order was made"),
        .issue("gordontucker/FittedSheets#61", "took it for a fault of the library"),
        .issue("jonkykong/SideMenu#558", "a menu that waits for viewWillDisappear"),
      ], citing: [300, 301], refutedBy: [.belief("F300b", of: .views)]),
  ]
}
