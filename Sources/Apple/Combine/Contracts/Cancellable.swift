/// Ends an activity.
public protocol Cancellable {
  /// Ends the activity and frees what it holds.
  func cancel()
}

extension Cancellable {
  /// Keeps this activity in a set until the set lets go of it.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Keeps this activity in a collection until the collection lets go of it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }
}
