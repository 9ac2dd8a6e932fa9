extension Sequence where Element: Hashable {
  /// The elements, each once, in the order of their first occurrence.
  var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
