extension AdapterWorld {
  /// A Swift expression that makes the world, for tests that repeat a life.
  public var swift: String {
    let list = arguments.isEmpty ? "" : ", arguments: \(SwiftSource.list(arguments))"
    return "try AdapterWorld(executable: \(SwiftSource.literal(executable))\(list)).world()"
  }
}
