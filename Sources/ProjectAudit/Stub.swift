struct BuildCondition: Hashable, Sendable { let key: String; let pattern: String }
struct BuildSettingsFile {
  struct A { let name: String; let conditions: [BuildCondition]; let value: String; let line: Int }
  struct I { let path: String; let isOptional: Bool; let line: Int }
  let assignments: [A]; let includes: [I]
  static func read(_ bytes: [UInt8]) throws -> BuildSettingsFile { BuildSettingsFile(assignments: [], includes: []) }
  static func split(_ key: String) -> (name: String, conditions: [BuildCondition]) { (key, []) }
}
enum BuildSettingsExpansion { static func expand(_ t: String, _ f: (String) -> String?) -> String { t } }
