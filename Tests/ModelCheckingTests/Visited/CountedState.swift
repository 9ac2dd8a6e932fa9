import Synchronization

/// Counts the objects that exist, so that a test notices leaks and double releases.
final class InstanceCounter: Sendable {
  /// Not a mutex, which the thread sanitizer does not understand.
  private let living = Atomic(0)

  var count: Int { living.load(ordering: .acquiring) }

  fileprivate func change(by number: Int) {
    living.add(number, ordering: .acquiringAndReleasing)
  }
}

/// A number on the heap, counted while it exists.
struct CountedState: Hashable, Sendable, CustomStringConvertible {
  private final class Object: Sendable {
    let number: Int
    let register: InstanceCounter

    init(_ number: Int, _ register: InstanceCounter) {
      (self.number, self.register) = (number, register)
      register.change(by: 1)
    }

    deinit { register.change(by: -1) }
  }

  private let object: Object

  init(_ number: Int, in register: InstanceCounter) { object = Object(number, register) }

  var number: Int { object.number }

  var description: String { "\(number)" }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
