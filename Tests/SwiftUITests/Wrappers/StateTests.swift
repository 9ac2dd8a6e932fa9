import SwiftUI
import Testing

@MainActor @Suite struct `A state` {
  @Test func `keeps what is written`() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 2)
  }

  @Test func `is written through its binding`() {
    let state = State(initialValue: "a")
    state.projectedValue.wrappedValue = "b"
    #expect(state.wrappedValue == "b")
  }

  @Test func `is nil without an initial value`() {
    @State var value: Int?
    #expect(value == nil)
  }

  @Test func `is shared by the copies of a view`() {
    let view = Counter()
    let copy = view
    view.increment()
    #expect(copy.count == 1)
  }
}

@MainActor @Suite struct `A state object` {
  @Test func `is created when it is first used`() {
    var isCreated = false
    func make() -> Model {
      isCreated = true
      return Model()
    }
    let object = StateObject(wrappedValue: make())
    #expect(!isCreated)
    _ = object.wrappedValue
    #expect(isCreated)
  }

  @Test func `is created once`() {
    let object = StateObject(wrappedValue: Model())
    #expect(object.wrappedValue === object.wrappedValue)
  }

  @Test func `is written through its bindings`() {
    let object = StateObject(wrappedValue: Model())
    object.projectedValue.name.wrappedValue = "b"
    #expect(object.wrappedValue.name == "b")
  }
}

@MainActor @Suite struct `A bindable object` {
  @Test func `is written through its bindings`() {
    let library = Library()
    let bindable = Bindable(library)
    bindable.books.wrappedValue = [Book(title: "a")]
    #expect(library.books.map(\.title) == ["a"])
  }
}

private struct Counter: View {
  @State var count = 0
  var body: some View { Text("\(count)") }
  func increment() { count += 1 }
}

private final class Model: ObservableObject {
  @Published var name = "a"
}
