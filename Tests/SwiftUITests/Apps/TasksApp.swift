import SwiftUI

final class TasksDelegate: NSObject, UIApplicationDelegate {
  private(set) var launches = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += 1
    return true
  }
}

struct TasksApp: App {
  @UIApplicationDelegateAdaptor(TasksDelegate.self) var delegate
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      TasksView()
    }
    .onChange(of: scenePhase) { phase in
      switch phase {
      case .active: print("active")
      case .inactive: print("inactive")
      case .background: print("background")
      @unknown default: break
      }
    }
  }
}

struct TasksView: View {
  var body: some View {
    NavigationView {
      List(0..<3) { index in
        NavigationLink(destination: Text("Task \(index)")) {
          Label("Task \(index)", systemImage: "checkmark.circle")
        }
      }
      .navigationBarTitle("Tasks", displayMode: .inline)
      .listStyle(InsetGroupedListStyle())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct TasksView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TasksView()
      TasksView().preferredColorScheme(.dark)
    }
    .previewDevice("iPhone 15")
  }
}
