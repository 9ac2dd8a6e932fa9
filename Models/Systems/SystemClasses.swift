/// The versions of iOS that behave alike in a model.
///
/// Two versions belong to one class if the model has the same rules for both. A class is
/// *contained* in another one if that has all its rules, and more: then everything that can happen
/// on the systems of the first can also happen on those of the second. Rules only ever demand that
/// a system is one of theirs, so a rule more takes no life away.
///
/// A model therefore begins only in the classes that no other contains. A trace names the systems
/// that have all its rules, which may be more than those of the class in which it was found.
public struct SystemClasses: Hashable, Sendable {
  /// Every class, the newest first.
  public let all: [SystemVersions]
  /// The classes that no other contains, the newest first: those in which a model begins.
  public let leading: [SystemVersions]

  /// The classes of some versions.
  ///
  /// - Parameters:
  ///   - versions: The versions that are distinguished.
  ///   - ranges: The versions of each rule; the same range may occur several times.
  /// - Complexity: O(*v*² · *r*) for *v* versions and *r* different ranges.
  init(of versions: SystemVersions, ranges: [SystemVersions] = []) {
    var distinct: [SystemVersions] = []
    for range in ranges where !distinct.contains(range) { distinct.append(range) }
    var classes: [(has: [Bool], versions: SystemVersions)] = []
    for version in versions.versions.reversed() {
      let has = distinct.map { $0.contains(version) }
      if let known = classes.firstIndex(where: { $0.has == has }) {
        classes[known].versions = classes[known].versions.union(.only(version))
      } else {
        classes.append((has, .only(version)))
      }
    }
    all = classes.map(\.versions)
    leading = classes.filter { own in
      !classes.contains { other in
        other.has != own.has && zip(own.has, other.has).allSatisfy { !$0 || $1 }
      }
    }.map(\.versions)
  }
}
