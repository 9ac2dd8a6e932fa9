import SwiftUI

@Observable final class TimerDelegate: NSObject, UIApplicationDelegate {
  var isRunning = false

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    isRunning = false
  }
}

struct TimerApp: App {
  @UIApplicationDelegateAdaptor(TimerDelegate.self) private var delegate
  @Environment(\.scenePhase) var scenePhase

  var body: some Scene {
    WindowGroup {
      TimerView()
        .onChange(of: scenePhase) { newValue in
          if newValue == .background { scheduleNotification() }
        }
        .onChange(of: scenePhase) { _, newValue in
          if newValue == .active { UIApplication.shared.applicationIconBadgeNumber = 0 }
        }
    }
    #if os(macOS)
      Settings { EmptyView() }
    #endif
  }

  private func scheduleNotification() {
    delegate.isRunning = false
  }
}

struct TimerView: View {
  @State private var remaining: TimeInterval = 60
  @State private var task: Task<Void, Never>?

  var body: some View {
    VStack {
      Text(remaining, format: .number)
        .monospacedDigit()
        .contentTransition(.numericText())
      Text(Date(), style: .timer)
      Gauge(value: remaining, in: 0...60) { Text("Left") }
      ProgressView("Left", value: remaining, total: 60)
      Toggle(isOn: isRunning) { Text("Running") }
        .toggleStyle(.switch)
        .labelsHidden()
    }
    .task(id: remaining) {
      try? await Task.sleep(for: .seconds(1))
      remaining -= 1
    }
    .onDisappear { task?.cancel() }
    .onTapGesture(count: 2) { remaining = 60 }
  }

  private var isRunning: Binding<Bool> {
    Binding(get: { task != nil }, set: { $0 ? start() : stop() })
  }

  private func start() {
    task = Task { @MainActor in remaining = 60 }
  }

  private func stop() {
    task = nil
  }
}
