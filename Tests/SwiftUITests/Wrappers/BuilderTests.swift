import SwiftUI
import Testing

@MainActor @Suite struct `A view builder` {
  @ViewBuilder private func conditional(_ isOn: Bool) -> some View {
    if isOn { Text("a") } else { Image("b") }
  }

  @ViewBuilder private func optional(_ text: String?) -> some View {
    if let text { Text(text) }
  }

  @ViewBuilder private func available() -> some View {
    if #available(iOS 99, *) { Text("a") } else { EmptyView() }
  }

  @ViewBuilder private func twelve() -> some View {
    Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
    Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
  }

  @ViewBuilder private func declaring(_ number: Int) -> some View {
    let square = number * number
    switch square {
    case 0: Text("none")
    case 1...: ForEach(0..<square, id: \.self) { Text("\($0)") }
    default: EmptyView()
    }
  }

  @Test func `accepts conditions`() {
    #expect(type(of: conditional(true)) == _ConditionalContent<Text, Image>.self)
    #expect(type(of: optional(nil)) == Optional<Text>.self)
  }

  @Test func `accepts availability`() {
    _ = available()
  }

  @Test func `accepts more than ten views`() {
    _ = twelve()
  }

  @Test func `accepts declarations, cases and loops`() {
    _ = declaring(2)
  }

  @Test func `makes no view of nothing`() {
    let stack = VStack {}
    #expect(type(of: stack) == VStack<EmptyView>.self)
  }
}

@MainActor @Suite struct `The body of an app` {
  @Test func `can be asked for`() {
    UIApplication.shared.delegate = nil
    _ = TasksApp().body
    _ = ReaderApp().body
    _ = PodcastsApp().body
    _ = WeatherApp().body
    _ = PhotosApp().body
  }
}
