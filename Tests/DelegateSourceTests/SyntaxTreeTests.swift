import Foundation
import ModelChecking
import SourceCode
import Testing
import Thoroughness

@Suite struct `The syntax of Swift` {
  @Test(
    arguments: [
      (
        "a.b(c, d: 1)?.e { f in g() }",
        "expression(access(call(argument(access) argument(access)) "
          + "call(closure(signature expression(access(call))))))"
      ),
      ("a.b = c", "assignment(access access)"),
      ("a += 1\nb == c", "assignment(access access) expression(access access)"),
      ("a\n  .b()\nc()", "expression(access(call)) expression(access(call))"),
      ("a()\n(b)", "expression(access(call)) expression(access(group(argument(access))))"),
      (
        "if let a, case .b = c() { d } else if e { } else { f }",
        "conditional(condition(access) condition(access access(call)) block(expression(access)) "
          + "condition(access) block block(expression(access)))"
      ),
      (
        "guard let a = b.first(where: { $0 }) else { return c }",
        "guard(condition(access access(call(argument(access(closure(expression(access))))))) "
          + "block(jump(access)))"
      ),
      (
        "for a in b where c { d {} }",
        "loop(condition(access access access) block(expression(access(call(closure)))))"
      ),
      ("repeat { a } while b", "loop(block(expression(access)) condition(access))"),
      ("outer: while true { break outer }", "loop(condition(access) block(jump(access)))"),
      (
        "switch a { case .b, .c(let d): e\n default: f }",
        "switch(condition(access) block(case(access access(call(argument(access))) "
          + "expression(access)) case(expression(access))))"
      ),
      (
        "do { try a() } catch let b { c }",
        "attempt(block(expression(access(call))) "
          + "handler(condition(access) block(expression(access))))"
      ),
      (
        "let a = if b { c } else { d }",
        "variable(conditional(condition(access) block(expression(access)) "
          + "block(expression(access))))"
      ),
      (
        "@A(b) final class C: D<E> { let a: [B: C] = [:], b = { 1 }() }",
        "type(members(variable(access(group(argument)) access(closure(expression(access)) call))))"
      ),
      (
        "struct A {\n var b: C {\n didSet { d() }\n }\n var e: F { g }\n var h = 1 { willSet { } } }",
        "type(members(variable(accessors(accessor(block(expression(access(call)))))) "
          + "variable(block(expression(access))) variable(access accessors(accessor(block)))))"
      ),
      (
        "extension A {\n static func b<C>(d e: F = g { }, h: @escaping () -> Void) throws -> [I]\n "
          + "where J: K { l }\n}",
        "type(members(function(parameters(argument(access access access access(call(closure))) "
          + "argument(access(group) access)) block(expression(access)))))"
      ),
      (
        "protocol A { func b()\n var c: D { get }\n init?(e: F) }",
        "type(members(function(parameters) variable(accessors(accessor)) "
          + "function(parameters(argument(access)))))"
      ),
      (
        "enum A { case b(C), d = 1 }",
        "type(members(declaration(access(call(argument(access))) access access)))"
      ),
      (
        "a ? b : c\nd[e].f<G>(h)!",
        "expression(access access access) "
          + "expression(access(subscript(argument(access)) call(argument(access))))"
      ),
    ])
  func `is found`(source: String, tree: String) { #expect(written(source, .swift) == tree) }
}

@Suite struct `The syntax of Objective-C` {
  @Test(
    arguments: [
      (
        "@implementation A\n- (void)b:(C *)d { [self.e f:g h:^(I *j) { return; }]; }\n@end",
        "type(members(function(block(expression(access(message(access argument(access) "
          + "argument(access(closure(jump))))))))))"
      ),
      (
        "static void a(int b) { c.d = [[E alloc] init]; }",
        "function(block(assignment(access access(message(access(message(access)))))))"
      ),
      (
        "void a() { if (b) c(); else if (d) { e; } else return f ? g : h; }",
        "function(block(conditional(condition(access) block(expression(access(call))) "
          + "condition(access) block(expression(access)) block(jump(access access access)))))"
      ),
      (
        "void a() { @try { [b c]; } @catch (D *e) { } for (int f = 0; f < 1; f++) { g[0]; } }",
        "function(block(attempt(block(expression(access(message(access)))) "
          + "handler(condition(access access) block)) "
          + "loop(condition(access access access access access access) "
          + "block(expression(access(subscript(argument(access))))))))"
      ),
      (
        "void a() { switch (b) { case C: d(); break; default: e(); } }",
        "function(block(switch(condition(access) block(case(access expression(access(call)) jump) "
          + "case(expression(access(call)))))))"
      ),
      (
        "@interface A : B <C>\n@property D *e;\n- (void)f;\n@end",
        "type(members(variable function))"
      ),
    ])
  func `is found`(source: String, tree: String) { #expect(written(source, .objectiveC) == tree) }
}

@Suite struct `What is asked of the syntax` {
  @Test(
    arguments: [
      ("a.b?(c)", .swift, ["b"]), ("Task<Int, B.C>(d: e) { f() }", .swift, ["Task", "f"]),
      ("a.b.c", .swift, []), ("func a(b: C) { }", .swift, []),
      ("void a() { [b c:d e:[f g]]; h(i); }", .objectiveC, ["c", "g", "h"]),
    ] as [(String, SourceLanguage, [String])])
  func `says what is called`(source: String, language: SourceLanguage, names: [String]) {
    let tokens = SyntaxTree(reading: Array(source.utf8), language).tokens
    let called = tokens.filter { $0.kind == .word && tokens.call(of: $0.position) != nil }
    #expect(called.map(\.text) == names)
  }

  @Test func `says what the call around an argument calls`() {
    func callee(_ source: String, _ language: SourceLanguage) -> String? {
      let tokens = SyntaxTree(reading: Array(source.utf8), language).tokens
      let argument = tokens.firstIndex { $0.isWord("x") }
      return argument.flatMap { tokens.tree.node(at: $0).enclosing(.call, .message)?.callee?.text }
    }
    #expect(callee("a.b?(1, c: x.d)", .swift) == "b")
    #expect(callee("a { b(c: [x]) }", .swift) == "b")
    #expect(callee("void a() { [b c:1 d:x]; }", .objectiveC) == "c")
  }

  @Test func `says what member and what statement follow`() {
    let tokens = SyntaxTree(reading: Array("a?.b = c\nd(e)".utf8), .swift).tokens
    #expect(tokens.member(of: 0)?.text == "b")
    #expect(tokens.member(of: 3) == nil)
    #expect(tokens.tree.node(at: 0).enclosing(.assignment)?.next?.tokens.first?.text == "d")
    #expect(tokens.tree.node(at: 6).enclosing(.expression)?.next == nil)
  }
}

/// The kinds of the nodes of a source.
private func written(_ source: String, _ language: SourceLanguage) -> String {
  written(SyntaxTree(reading: Array(source.utf8), language).root.children)
}

private func written(_ nodes: [SyntaxNode]) -> String {
  nodes.map { node in
    node.children.isEmpty ? "\(node.kind)" : "\(node.kind)(\(written(node.children)))"
  }.joined(separator: " ")
}

@Suite struct `A tree of any source` {
  @Test(arguments: [SourceLanguage.swift, .objectiveC])
  func `holds each token once, also if bytes of it are changed`(language: SourceLanguage) throws {
    var generator = SeededGenerator(seed: 1)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Packages/Fuzzing/Corpus/sources")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 10)
    for file in files.sorted(by: { $0.path < $1.path }) {
      var bytes = Array(try Data(contentsOf: file))
      for _ in 0..<(Thoroughness.isFull ? 20 : 2) {
        expectWhole(bytes, language)
        for _ in 0..<3 where !bytes.isEmpty { change(&bytes, &generator) }
      }
    }
  }

  @Test func `is no larger than its source, however deep that is`() {
    let pieces = [
      "a(", "a{", "a[", "a<", "a.", "{ a in ", "if a {} else ", "else if a ", "switch a { case b: ",
      "a ? b : ", "var a {", "class A {", "func a(", "[a b:", "^{", "if (a) ", "while (a) ", "do ",
      "@try { ", "@implementation A\n- (void)a { ", "extern \"C\" {", ")", "}", "case b:", "[a ;: ",
    ]
    for piece in pieces {
      let bytes = Array(String(repeating: piece, count: 20_000 / piece.utf8.count).utf8)
      for language in [SourceLanguage.swift, .objectiveC] { expectWhole(bytes, language) }
    }
  }

  private func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = generator.next(below: bytes.count)
    let end = min(bytes.count, place + generator.next(below: 40))
    switch generator.next(below: 3) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes += bytes[place..<end]
    default: bytes[place] = Array("{}()[];:,.=?!<>@^-\n \"".utf8)[generator.next(below: 21)]
    }
  }

  /// Prints a tree, and expects its source, with each node in the one that is its parent.
  private func expectWhole(_ bytes: [UInt8], _ language: SourceLanguage) {
    let tree = SyntaxTree(reading: bytes, language)
    var (printed, tokens, nodes) = (0, 0, 0)
    var text: [UInt8] = []
    func print(_ range: Range<Int>, of node: SyntaxNode) {
      for index in range {
        let token = tree.tokens[index]
        if index != tokens || tree.node(at: index) != node { Issue.record("\(token) in \(node)") }
        text += bytes[printed..<token.end]
        (printed, tokens) = (token.end, index + 1)
      }
    }
    func print(_ node: SyntaxNode) {
      nodes += 1
      var start = node.range.lowerBound
      for child in node.children {
        if child.parent != node || child.range.lowerBound < start { Issue.record("\(child)") }
        print(start..<max(start, child.range.lowerBound), of: node)
        print(child)
        start = child.range.upperBound
      }
      if start > node.range.upperBound { Issue.record("\(node) ends at \(start)") }
      print(start..<max(start, node.range.upperBound), of: node)
    }
    print(tree.root)
    text += bytes[printed...]
    if text != bytes || tokens != tree.tokens.count || nodes > 4 * tokens + 1 {
      Issue.record("\(String(decoding: bytes.prefix(1_000), as: UTF8.self)) has \(nodes) nodes")
    }
  }
}
