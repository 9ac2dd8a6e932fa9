/// A stored property that updates its view.
public protocol DynamicProperty {
  /// Called before the body is asked for; never called here.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A value that several copies of a property share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
