import SwiftUI
import UserNotifications

class LinksDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var token: String?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    token = deviceToken.map { String(format: "%02x", $0) }.joined()
  }
}

extension LinksDelegate: UNUserNotificationCenterDelegate {}

struct LinksApp: App {
  @UIApplicationDelegateAdaptor private var delegate: LinksDelegate
  @State private var url: URL?

  var body: some Scene {
    WindowGroup {
      LinksView(url: $url)
        .onOpenURL { url in
          self.url = url
        }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          url = activity.webpageURL
        }
        .onReceive(delegate.$token) { token in
          if token == nil { url = nil }
        }
        .handlesExternalEvents(preferring: ["links"], allowing: ["*"])
    }
    .handlesExternalEvents(matching: ["links"])
  }
}

struct LinksView: View {
  @Binding var url: URL?
  @Environment(\.openURL) private var openURL
  @EnvironmentObject private var delegate: LinksDelegate

  var body: some View {
    VStack {
      if let url {
        Text(url.absoluteString)
        Button("Open") { openURL(url) }
      } else if delegate.token == nil {
        ProgressView()
      } else {
        Link("Help", destination: URL(fileURLWithPath: "/help"))
      }
    }
  }
}
