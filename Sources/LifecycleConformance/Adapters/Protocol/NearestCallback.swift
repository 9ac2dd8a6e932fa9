import LifecycleModels
import Reporting

/// Finds the callback that a misspelt name was most likely meant to be.
enum NearestCallback {
  /// The callback that another spelling means, or that a misspelt name comes nearest to.
  static func name(nearTo name: String) -> String? {
    if case .item(.callback(let callback)) = NameDictionary.standard.meaning(of: NormalForm(name)) {
      return callback.name
    }
    return NearestWord.nearest(to: name, among: Callback.allCases.map(\.name))
  }
}
