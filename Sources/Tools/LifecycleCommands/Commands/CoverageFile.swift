import LifecycleDriving
import Reporting

/// A file of coverage, and what identifies its content.
struct CoverageFile {
  let path: String
  let coverage: LifeCoverage
  /// Its own name and content, and in a merged file those that it adds up.
  let contents: [String]

  init(_ path: String, _ bytes: [UInt8]) throws(CoverageError) {
    self.path = path
    do throws(CoverageFault) { coverage = try LifeCoverage(bytes) } catch {
      throw CoverageError(path, error.localizedDescription)
    }
    // Two runs on different machines may well have the same counts.
    let name = path.split(separator: "/").last ?? ""
    contents = ["\(name) \(StableDigest.hexadecimal(of: bytes))"] + coverage.parts
  }

  /// Leaves out merged files whose parts are all there as well, the largest first.
  ///
  /// - Parameter files: What a command line names.
  /// - Returns: The files that count, and the paths of the others.
  /// - Throws: `CoverageError` if only some of the parts are there, which would count twice.
  /// - Complexity: O(*m* × *n*) for *m* merged files among *n*.
  static func withoutRepetitions(
    _ files: [CoverageFile]
  ) throws(CoverageError) -> (read: [CoverageFile], repeated: [String]) {
    var read = files
    var repeated: [String] = []
    let merged = files.filter { !$0.coverage.parts.isEmpty }
    for file in merged.sorted(by: { $0.contents.count > $1.contents.count }) {
      let others = Set(read.filter { $0.path != file.path }.flatMap(\.contents))
      let parts = file.coverage.parts
      if parts.allSatisfy(others.contains) {
        read.removeAll { $0.path == file.path }
        repeated.append(file.path)
      } else if parts.contains(where: others.contains) {
        throw CoverageError(
          file.path,
          "it includes some of the other files, but not all of them; omit it, or omit those files")
      }
    }
    return (read, repeated)
  }
}
