import Foundation

@testable import Reporting

/// A description of JSON documents, with the few keywords of JSON Schema that the tests need.
struct JSONSchema {
  private let root: JSONObject

  /// Reads the schema in a file of the folder `Tests`.
  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
    try self.init(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a schema.
  init(text: String) throws {
    root = try JSONReader.value(ofText: Array(text.utf8)).object ?? JSONObject([:])
  }

  /// What is wrong with a document, each with the way to it; empty if nothing is.
  func faults(in document: String) throws -> [String] {
    var check = SchemaCheck(root: root)
    try check.check(JSONReader.value(ofText: Array(document.utf8)), root, at: "")
    return check.faults
  }
}

/// A check of one document; it collects what is wrong.
private struct SchemaCheck {
  let root: JSONObject
  var faults: [String] = []

  /// A keyword that is not understood would not be checked.
  struct UnknownKeyword: Error { let keyword: String }
  struct UnknownDefinition: Error { let name: String }

  private static let remarks: Set = ["title", "description", "definitions", "$schema"]

  mutating func check(_ value: JSONValue, _ schema: JSONObject, at path: String) throws {
    for (keyword, demand) in schema.members where !Self.remarks.contains(keyword) {
      switch keyword {
      case "$ref": try check(value, definition(demand.text ?? ""), at: path)
      case "type": expect(value.typeNames.contains(demand.text ?? ""), "type", path)
      case "enum": expect(demand.list?.contains { $0.text == value.text } == true, "enum", path)
      case "pattern": try expect(value.text?.fits(demand.text ?? "") ?? true, "pattern", path)
      case "minimum":
        expect(value.wholeNumber.map { $0 >= demand.wholeNumber ?? 0 } ?? true, "minimum", path)
      case "minItems":
        expect(value.list.map { $0.count >= demand.wholeNumber ?? 0 } ?? true, keyword, path)
      case "maxItems":
        expect(value.list.map { $0.count <= demand.wholeNumber ?? 0 } ?? true, keyword, path)
      case "required": checkRequired(value, demand, path)
      case "properties", "additionalProperties": break
      case "items": try checkItems(value, demand, path)
      default: throw UnknownKeyword(keyword: keyword)
      }
    }
    try checkMembers(value, schema, path)
  }

  private mutating func expect(_ isMet: Bool, _ keyword: String, _ path: String) {
    if !isMet { faults.append("\(path): \(keyword)") }
  }

  private func definition(_ reference: String) throws -> JSONObject {
    let name = reference.replacing("#/definitions/", with: "")
    guard let found = root["definitions"]?.object?[name]?.object else {
      throw UnknownDefinition(name: reference)
    }
    return found
  }

  private mutating func checkRequired(_ value: JSONValue, _ names: JSONValue, _ path: String) {
    guard let object = value.object else { return }
    for name in names.list?.compactMap(\.text) ?? [] {
      expect(object[name] != nil, "required \(name)", path)
    }
  }

  private mutating func checkItems(_ value: JSONValue, _ schema: JSONValue, _ path: String) throws {
    for (index, item) in (value.list ?? []).enumerated() {
      try check(item, schema.object ?? JSONObject([:]), at: "\(path)/\(index)")
    }
  }

  private mutating func checkMembers(
    _ value: JSONValue, _ schema: JSONObject, _ path: String
  ) throws {
    for (name, member) in value.object?.members ?? [] {
      if let known = schema["properties"]?.object?[name]?.object {
        try check(member, known, at: "\(path)/\(name)")
      } else if let others = schema["additionalProperties"]?.object {
        try check(member, others, at: "\(path)/\(name)")
      } else if case .boolean(false)? = schema["additionalProperties"] {
        expect(false, "additionalProperties", "\(path)/\(name)")
      }
    }
  }
}

extension JSONValue {
  fileprivate var typeNames: [String] {
    switch self {
    case .null: ["null"]
    case .boolean: ["boolean"]
    case .number: wholeNumber == nil ? ["number"] : ["number", "integer"]
    case .string: ["string"]
    case .list: ["array"]
    case .object: ["object"]
    }
  }
}

extension String {
  fileprivate func fits(_ pattern: String) throws -> Bool {
    try contains(Regex(pattern).dotMatchesNewlines())
  }
}
