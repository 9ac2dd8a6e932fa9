// SwiftUI does not exist on Linux. These declarations have the signatures of Apple's, as far as
// the fixes use them.

@MainActor protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  var body: Never { preconditionFailure("Never has no body.") }
}

extension View where Body == Never {
  var body: Never { preconditionFailure("A view of the system has no body.") }
}

struct Text: View {
  typealias Body = Never
  init(_ text: String) {}
}

struct TextEditor: View {
  typealias Body = Never
  init(text: Binding<String>) {}
}

extension View {
  func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    self
  }

  func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
}

@propertyWrapper struct State<Value> {
  let wrappedValue: Value
  var projectedValue: Binding<Value> { Binding(wrappedValue: wrappedValue) }
}

@propertyWrapper struct Binding<Value> {
  let wrappedValue: Value
}

@propertyWrapper struct Environment<Value> {
  let wrappedValue: Value
  init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    wrappedValue = EnvironmentValues()[keyPath: keyPath]
  }
}

struct EnvironmentValues {
  let scenePhase = ScenePhase.active
}

enum ScenePhase: Comparable {
  case background, inactive, active
}
