import SwiftUI

struct CounterApp: App {
  @StateObject private var model: CounterModel
  @AppStorage("theme") private var theme: Theme = .system

  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var colorScheme: ColorScheme? { self == .dark ? .dark : self == .light ? .light : nil }
  }

  init() {
    let model = CounterModel(start: 1)
    _model = StateObject(wrappedValue: model)
    UIView.setAnimationsEnabled(false)
  }

  var body: some Scene {
    let content = CounterView(model: model)
    return WindowGroup {
      content
        .preferredColorScheme(theme.colorScheme)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.counterStep, 2)
    }
  }
}

class CounterModel: ObservableObject {
  @Published private(set) var count: Int
  @Published var isOn = false

  init(start: Int) {
    count = start
  }

  func increment() { count += 1 }
}

private struct CounterStepKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var counterStep: Int {
    get { self[CounterStepKey.self] }
    set { self[CounterStepKey.self] = newValue }
  }
}

struct CounterView: View {
  @ObservedObject var model: CounterModel
  @Environment(\.counterStep) private var step
  @Environment(\.colorScheme) var colorScheme: ColorScheme

  var body: some View {
    HStack {
      Text("\(model.count)")
      Toggle("On", isOn: $model.isOn)
      Stepper("Count", onIncrement: model.increment, onDecrement: nil)
      Button(action: { model.increment() }) {
        Text("+\(step)")
          .foregroundColor(colorScheme == .dark ? .white : .black)
      }
    }
  }
}
