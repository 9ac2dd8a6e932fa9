import Foundation
import SourcePorting

/// Rewrites one file for the build-tool plugin: `SourcePorter SOURCE OUTPUT KIND [MODULE...]`, where
/// KIND is `executable` or `library`, and the modules are those whose imports are dropped.
///
/// People use `lifecycle port`; this is soon built, because it needs none of the models.
@main enum SourcePorter {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 3, ["executable", "library"].contains(words[2]) else {
      return end("usage: SourcePorter SOURCE OUTPUT executable|library [MODULE...]", 64)
    }
    let source = URL(fileURLWithPath: words[0])
    do {
      let content = [UInt8](try Data(contentsOf: source))
      guard String(validating: content, as: UTF8.self) != nil else {
        return end("\(source.path): error: this is not UTF-8, so it is not Swift.", 65)
      }
      let ported = PortedSource(
        content, path: source.path, without: Set(words.dropFirst(3)),
        isOfLibrary: words[2] == "library")
      // The compiler names what certainly fails at its place; only it knows whether it is compiled.
      try Data(ported.bytes).write(to: URL(fileURLWithPath: words[1]), options: .atomic)
    } catch {
      end("\(source.path): error: \(error.localizedDescription)", 74)
    }
  }

  private static func end(_ message: String, _ status: Int32) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
