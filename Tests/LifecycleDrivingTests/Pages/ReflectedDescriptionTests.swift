import Foundation
import Testing

@testable import LifecycleDriving

@Suite struct `A value in words` {
  private class Base { var name = "a" }
  private final class Leaf: Base {
    var numbers = [1, 2]
    var next: Leaf?
    var perform: () -> Void = {}
    var file: Base?
  }
  private struct Trap: CustomStringConvertible, CustomReflectable {
    var description: String { fatalError("code of the value runs") }
    var customMirror: Mirror { fatalError("code of the value runs") }
  }
  private enum Mode { case off, on(Int) }
  private enum Named: CustomStringConvertible {
    case one
    var description: String { fatalError("code of the value runs") }
  }

  @Test func `names the stored properties, also those of a superclass, and no functions`() {
    #expect(
      ReflectedDescription.words(of: Leaf()) == "numbers: [1, 2], next: nil, file: nil, name: “a”")
  }

  @Test func `does not follow an object in a circle`() {
    let leaf = Leaf()
    leaf.next = leaf
    #expect(ReflectedDescription.words(of: leaf).contains("next: Leaf,"))
  }

  @Test func `only names what is shown elsewhere`() {
    let (leaf, file) = (Leaf(), Base())
    leaf.file = file
    #expect(ReflectedDescription.words(of: leaf, besides: file).contains("file: Base,"))
  }

  @Test func `runs no code of the value`() {
    #expect(ReflectedDescription.words(of: [Trap()] as [Any]) == "[Trap]")
    #expect(ReflectedDescription.words(of: Named.one) == "Named")
  }

  @Test func `shows cases, data and dictionaries briefly`() {
    #expect(ReflectedDescription.words(of: Mode.off) == "off")
    #expect(ReflectedDescription.words(of: Mode.on(2)) == "on(2)")
    #expect(ReflectedDescription.words(of: Data([1, 2])) == "2 bytes")
    #expect(ReflectedDescription.words(of: ["b": 1, "a": 2]) == "[a: 2, b: 1]")
  }

  @Test func `is short`() {
    let long = Array(repeating: String(repeating: "x", count: 500), count: 1000)
    #expect(ReflectedDescription.words(of: long).count == 240)
  }
}
