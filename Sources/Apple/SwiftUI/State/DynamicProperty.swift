public protocol DynamicProperty {
  /// It is never called here.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value that several copies of a property share.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
