import SwiftUI

@MainActor final class ShopSession: ObservableObject {
  static let shared = ShopSession()
  @Published var user: String?
  @Published var path = NavigationPath()
}

final class ShopDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ShopSceneDelegate.self
    return configuration
  }
}

final class ShopSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  var window: UIWindow?

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    ShopSession.shared.user = URLContexts.first?.url.host
  }
}

struct ShopApp: App {
  @UIApplicationDelegateAdaptor(ShopDelegate.self) var appDelegate: ShopDelegate
  @ObservedObject private var session = ShopSession.shared

  var body: some Scene {
    mainScene
  }

  @SceneBuilder private var mainScene: some Scene {
    WindowGroup {
      rootView
        .environmentObject(session)
        .modifier(Branded())
        .preferredColorScheme(.light)
        .statusBar(hidden: true)
    }
  }

  @ViewBuilder private var rootView: some View {
    switch session.user {
    case .some(let user):
      NavigationStack(path: $session.path) {
        Text("Hello, \(user)")
          .navigationDestination(for: Int.self) { number in Text("\(number)") }
      }
    case .none:
      SignInView()
    }
  }
}

struct Branded: ViewModifier {
  @State private var isTinted = true

  func body(content: Content) -> some View {
    content
      .tint(isTinted ? .purple : nil)
      .font(.custom("Brand", size: 16, relativeTo: .body))
  }
}

extension View {
  func branded() -> some View { modifier(Branded()) }
}

struct SignInView: View {
  @State private var name = ""
  @State private var password = ""
  @State private var error: SignInError?
  @State private var isAlertShown = false
  @FocusState private var field: Field?

  private enum Field: Hashable { case name, password }

  private enum SignInError: LocalizedError { case refused }

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .textContentType(.username)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
        .focused($field, equals: .name)
      SecureField("Password", text: $password)
        .focused($field, equals: .password)
      Button("Sign In", action: signIn)
        .buttonStyle(FilledButtonStyle())
        .disabled(name.isEmpty || password.isEmpty)
    }
    .alert(isPresented: $isAlertShown, error: error) { Button("OK") {} }
    .alert(isPresented: $isAlertShown) {
      Alert(
        title: Text("Refused"), message: Text("Try again."), dismissButton: .default(Text("OK")))
    }
  }

  private func signIn() {
    Task {
      field = nil
      await Task.yield()
      ShopSession.shared.user = name
    }
  }
}

struct FilledButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity, minHeight: 44)
      .background(isEnabled ? Color.accentColor : .gray)
      .foregroundColor(.white)
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
  }
}
