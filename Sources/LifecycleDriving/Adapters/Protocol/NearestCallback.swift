import LifecycleModels
import Reporting

/// Finds the callback that a misspelt name was most likely meant to be.
enum NearestCallback {
  /// The callback that another spelling means, or whose name is nearest to a misspelt one.
  static func name(nearTo name: String) -> String? {
    let letters = letters(of: name)
    let meant = Callback.allCases.first { callback in
      callback.spellings.contains { self.letters(of: $0) == letters }
    }
    return meant?.name ?? NearestWord.nearest(to: name, among: Callback.allCases.map(\.name))
  }

  /// What spellings that differ in letter case and punctuation have in common.
  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
