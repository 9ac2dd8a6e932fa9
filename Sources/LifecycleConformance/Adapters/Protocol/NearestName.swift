import LifecycleModels

/// Finds the name that a misspelt one was most likely meant to be.
enum NearestName {
  /// The known name with the fewest differing letters, nil where more than a third differ.
  ///
  /// - Complexity: O(*n* × length²) for *n* known names.
  static func nearest(to name: String, among known: [String]) -> String? {
    guard name.utf8.count <= NameDictionary.longestName else { return nil }
    let form = NormalForm(name)
    let distances = known.map { NormalForm($0).editDistance(to: form) }
    guard let least = distances.min(), least <= max(1, form.count / 3) else { return nil }
    return distances.firstIndex(of: least).map { known[$0] }
  }

  /// The callback that another spelling means, or that a misspelt name comes nearest to.
  static func nearestCallback(to name: String) -> String? {
    if case .item(.callback(let callback)) = NameDictionary.standard.meaning(of: NormalForm(name)) {
      return callback.name
    }
    return nearest(to: name, among: Callback.allCases.map(\.name))
  }
}
