import SwiftUI
import Testing

@MainActor @Suite struct `A binding` {
  @State private var book = Book(title: "a")
  @State private var numbers = [1, 2, 3]
  @State private var optional: Int?

  @Test func `reads and writes through its closures`() {
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 })
    binding.wrappedValue += 1
    #expect(value == 2)
  }

  @Test func `leads to a part of the value`() {
    $book.title.wrappedValue = "b"
    #expect(book.title == "b")
  }

  @Test func `to a constant does not change`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `to a collection has bindings to its elements`() {
    for number in $numbers { number.wrappedValue *= 2 }
    #expect(numbers == [2, 4, 6])
  }

  @Test func `to nil cannot be unwrapped`() {
    #expect(Binding($optional)?.wrappedValue == nil)
  }

  @Test func `to an optional value can be unwrapped`() throws {
    optional = 1
    let binding = try #require(Binding($optional))
    binding.wrappedValue = 2
    #expect(optional == 2)
  }
}
