import Foundation
import LifecycleClaims
import Testing

@Suite struct `The fixes of claims and migrations` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixes")

  /// Everything that is compiled here, without what the enumerations around it need.
  private static let compiled: String = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let texts = names.sorted().map { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }
    return plain(texts.joined())
  }()

  private static func plain(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.drop { $0 == " " }.replacingOccurrences(of: "@MainActor static func", with: "func")
        .replacingOccurrences(of: "@MainActor func", with: "func")
    }
    .joined(separator: "\n")
  }

  @Test(arguments: CodeFix.all)
  func `show code that is compiled here`(fix: CodeFix) {
    let name = fix.id.prefix(1).uppercased() + fix.id.dropFirst()
    for (part, code) in [("Before", fix.before), ("After", fix.after)] {
      let block = "private enum \(name)\(part) {\n\(Self.plain(code))\n}"
      #expect(Self.compiled.contains(block), "\(fix.id), \(part)")
    }
  }

  @Test func `have unique names, and change something`() {
    #expect(Set(CodeFix.all.map(\.id)).count == CodeFix.all.count)
    for fix in CodeFix.all { #expect(fix.before != fix.after, "\(fix.id)") }
  }
}
