// This file is compiled only: delegates in the language mode of Swift 6, bound to the main actor.
import Combine
import Foundation

@MainActor final class Settings: ObservableObject {
  @Published var isDark = false
  @Published var volume = 0.5
}

@MainActor final class SceneDelegate: NSObject {
  private let settings = Settings()
  private let lifecycle = PassthroughSubject<Notification.Name, Never>()
  private var cancellables: Set<AnyCancellable> = []
  private var title = ""

  func sceneWillConnect() {
    settings.$volume
      .removeDuplicates()
      .debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)
      .sink { [weak self] volume in self?.title = "\(volume)" }
      .store(in: &cancellables)
    settings.$isDark.combineLatest(settings.$volume)
      .receive(on: DispatchQueue.main)
      .sink { [weak self] isDark, volume in self?.show(isDark, volume) }
      .store(in: &cancellables)
    settings.objectWillChange.sink { [weak self] in self?.title = "" }.store(in: &cancellables)
    lifecycle.map(\.rawValue).assign(to: \.title, on: self).store(in: &cancellables)
    Timer.publish(every: 60, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.lifecycle.send(Notification.Name("minute")) }
      .store(in: &cancellables)
    Task { [weak self, settings] in
      for await isDark in settings.$isDark.values { self?.show(isDark, 0) }
    }
  }

  func sceneDidEnterBackground() { settings.isDark.toggle() }

  private func show(_ isDark: Bool, _ volume: Double) { title = "\(isDark) \(volume)" }
}
