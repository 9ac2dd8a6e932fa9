/// Carries a value to where it is used next. Its owner must not use it any more.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
