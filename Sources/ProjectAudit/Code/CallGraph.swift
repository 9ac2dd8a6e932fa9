import DelegateSource
import SourceCode

/// Which functions may call which others, by their names and labels.
///
/// A name can belong to several functions, so more is reached than is called. A rule may conclude from
/// it that something is called, or that what is not reached is called by nobody that was read.
struct CallGraph: Sendable {
  /// The functions that are reached from some others.
  struct Reach: Sendable {
    fileprivate var functions: Set<Key> = []
    /// Those that share their base name with another function.
    fileprivate var ambiguous: Set<Key> = []
    /// The bodies that are reached, and what the properties of objects begin with.
    fileprivate var code: [(file: CodeFile, tokens: CodeTokens)] = []
    /// The mentions that were followed.
    fileprivate var mentions: Set<Mention.Key> = []
    /// The types of which objects are made.
    fileprivate var created: Set<String> = []
    /// Whether only mentions are followed that mean one function.
    fileprivate var isCertain = false
    /// Whether selectors are left out, which are for what somebody does later.
    fileprivate var isWithoutSelectors = false
    /// Whether closures are left out, which somebody may call later.
    fileprivate var isWithoutClosures = false
    /// Words at the first of which the search ends.
    fileprivate var goals: Set<String> = []
    /// Whether one of the goals was found.
    fileprivate(set) var hasGoal = false
  }

  fileprivate struct Key: Hashable {
    let file: String
    let offset: Int
  }

  /// The functions and the accessors of properties.
  private let methods: [CodeMethod]
  private let byBaseName: [String: [Int]]
  private let byOwner: [Member: [Int]]
  private let types: [String: [CodeType]]
  /// The only words that may mean one of the functions or types. Most words do not.
  private let names: Set<String>
  /// Whether each text of a file is one of these names, by its number.
  private let marks: [ObjectIdentifier: [Bool]]

  /// A name among the members of a type, or outside of all types.
  private struct Member: Hashable {
    let owner: String?
    let name: String
  }

  /// - Complexity: O(*n*) for *n* functions.
  init(_ code: Codebase) {
    var functions: [CodeMethod] = []
    for file in code.files {
      for part in file.parts { functions += file.methods(of: part) }
      functions += file.functions.map { CodeMethod(type: nil, file: file, function: $0) }
    }
    methods = functions
    byBaseName = Dictionary(grouping: functions.indices, by: { functions[$0].function.baseName })
    byOwner = Dictionary(
      grouping: functions.indices,
      by: { Member(owner: functions[$0].type, name: functions[$0].function.baseName) })
    types = Dictionary(grouping: code.types, by: \.lastName)
    names = Mention.singles.union(["self", "Self"]).union(types.keys)
      .union(byBaseName.keys.filter { !Self.shared.contains($0) })
    let names = names
    marks = Dictionary(code.files.map { (ObjectIdentifier($0), $0.marks(of: names)) }) { one, _ in
      one
    }
  }

  /// The functions with a base name, without accessors of properties.
  func functions(named name: String) -> [CodeMethod] {
    (byBaseName[name] ?? []).map { methods[$0] }.filter(\.isCallable)
  }

  /// The function with a base name; nil if there is none, or several.
  func onlyFunction(named name: String) -> CodeMethod? {
    let all = functions(named: name)
    return all.count == 1 ? all[0] : nil
  }

  /// The functions that are reached from some methods, which belong to it, and from the initialisers of
  /// some types.
  ///
  /// - Complexity: O(*n*) for *n* tokens in the bodies that are reached.
  ///
  /// - Parameters:
  ///   - roots: The methods.
  ///   - types: The types.
  ///   - isCertain: Whether a name that several functions have is left out, so that what is reached is called.
  ///   - isWithoutSelectors: Whether what selectors name is left out, which somebody calls later.
  ///   - isWithoutClosures: Whether closures are left out, which somebody may call later.
  ///   - goals: Words at the first of which the search ends.
  /// - Returns: What is reached.
  func reach(
    from roots: [CodeMethod], creating types: [CodeType] = [], isCertain: Bool = false,
    isWithoutSelectors: Bool = false, isWithoutClosures: Bool = false,
    until goals: Set<String> = []
  ) -> Reach {
    var reach = Reach()
    reach.isCertain = isCertain
    reach.isWithoutSelectors = isWithoutSelectors
    reach.isWithoutClosures = isWithoutClosures
    reach.goals = goals
    var open = roots
    for type in types { create(type, &reach, &open) }
    while !reach.hasGoal, let method = open.popLast() {
      guard reach.functions.insert(method.key).inserted else { continue }
      follow(method.body, of: method.type, in: method.file, &reach, &open)
    }
    return reach
  }

  /// The functions that certainly run where a word of a method stands: the one that it calls, the accessor
  /// that it reads, or the initialisers of what it makes.
  func callees(at index: Int, in method: CodeMethod) -> [CodeMethod] {
    let tokens = method.body
    guard marks[ObjectIdentifier(method.file)]?[tokens[index].number] ?? true else { return [] }
    var reach = Reach()
    reach.isCertain = true
    reach.isWithoutClosures = true
    var open: [CodeMethod] = []
    let mention = Mention(tokens, at: index, of: method.type, isSwift: method.isSwift)
    follow(mention, &reach, &open)
    // A function that is only named is given to somebody, and an accessor of some object is of any type.
    let isCall = tokens.call(of: index) != nil
    return open.filter { isCall ? $0.isCallable : !$0.isCallable && mention.receiver != .unknown }
  }

  /// The only method of a type, or of those that it inherits from, that a call with some labels can mean.
  func method(named name: String, of type: CodeType, labels: [String]) -> CodeMethod? {
    let named = members(named: name, of: type.name).map { methods[$0] }.filter {
      $0.isCallable && $0.function.accepts(labels)
    }
    return named.count == 1 ? named[0] : nil
  }

  /// Adds code of a type, and the functions that its words may mean.
  private func follow(
    _ tokens: CodeTokens, of owner: String?, in file: CodeFile, _ reach: inout Reach,
    _ open: inout [CodeMethod]
  ) {
    reach.code.append((file, tokens))
    if reach.goals.contains(where: { tokens.mentions($0) }) { reach.hasGoal = true }
    let marks = marks[ObjectIdentifier(file)] ?? file.marks(of: names)
    let words =
      reach.isWithoutClosures
      ? tokens.outsideClosures.filter { tokens[$0].kind == .word && marks[tokens[$0].number] }
      : tokens.words(in: marks)
    for index in words {
      if reach.isWithoutSelectors, tokens.isInSelector(index) { continue }
      follow(
        Mention(tokens, at: index, of: owner, isSwift: file.language == .swift), &reach, &open)
    }
  }

  /// Adds the functions that a word may mean.
  private func follow(_ mention: Mention, _ reach: inout Reach, _ open: inout [CodeMethod]) {
    let isUsual = (byBaseName[mention.word]?.count ?? 0) <= Self.maxFunctionsPerName
    guard reach.mentions.insert(isUsual ? mention.key : .init(word: mention.word)).inserted else {
      return
    }
    if mention.makesObject {
      for type in types[mention.made] ?? [] { create(type, &reach, &open) }
    } else if let type = mention.namesSingleObject.flatMap({ types[$0]?.first }), type.isObjectiveC
    {
      // Swift imports the method that makes the only object under another name.
      create(type, &reach, &open)
    }
    // What UIKit calls is not reached by a call of the same base name, and which initialiser is called,
    // the name of its type tells.
    guard !Self.shared.contains(mention.word), let callees = byBaseName[mention.word] else {
      return
    }
    var meant = isUsual ? candidates(for: mention, among: callees) : callees
    if let labels = mention.labels, isUsual {
      meant = meant.filter { methods[$0].function.accepts(labels) }
    }
    if meant.count > 1, reach.isCertain { return }
    if meant.count > 1 { reach.ambiguous.formUnion(meant.map { methods[$0].key }) }
    open += meant.map { methods[$0] }
  }

  /// Nobody gives more functions one name; all of them are followed then.
  private static let maxFunctionsPerName = 500

  /// The functions of a name that the receiver of a mention allows.
  private func candidates(for mention: Mention, among callees: [Int]) -> [Int] {
    switch mention.receiver {
    case .own:
      let own = members(named: mention.word, of: mention.owner)
      return own.isEmpty ? byOwner[Member(owner: nil, name: mention.word)] ?? [] : own
    case .type(let name):
      // A type that was not read calls none of these.
      return types[name].map { members(named: mention.word, of: $0[0].name) } ?? []
    case .unknown: return callees
    }
  }

  /// The functions of a name that belong to a type or to the next of its superclasses that has any.
  private func members(named word: String, of name: String?) -> [Int] {
    var open = [name].compactMap { $0 }
    for _ in 0..<Self.maxDepth {
      guard let next = open.popLast() else { break }
      if let own = byOwner[Member(owner: next, name: word)] { return own }
      open += (types[next.lastName] ?? []).prefix(1).flatMap(\.inherited).map(\.lastName)
    }
    return []
  }

  /// Nobody inherits through more classes and protocols; who does may be hostile.
  private static let maxDepth = 50

  /// Adds the initialisers of a type and of those that it inherits from, and what its properties begin
  /// with.
  private func create(_ type: CodeType, _ reach: inout Reach, _ open: inout [CodeMethod]) {
    guard reach.created.insert(type.name).inserted else { return }
    open += (byOwner[Member(owner: type.name, name: "init")] ?? []).map { methods[$0] }
    for name in type.inherited {
      for parent in types[name.lastName] ?? [] { create(parent, &reach, &open) }
    }
    for part in type.parts {
      for value in part.file.initialValues(in: part.part) {
        follow(value, of: type.name, in: part.file, &reach, &open)
      }
    }
  }

  private static let shared: Set = [
    "application", "scene", "windowScene", "userNotificationCenter", "init",
  ]
}

extension CallGraph.Reach {
  /// Whether the function around a token, if there is one, is the only one of its base name.
  func isCertain(_ token: CodeToken, in file: CodeFile) -> Bool {
    guard let function = file.function(around: token) else { return true }
    return !ambiguous.contains(.init(file: file.path, offset: function.place.offset))
  }

  /// Whether a word occurs in code that is reached, at a place for which a condition holds.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the code in files that mention it.
  func mentions(_ word: String, where isMeant: (CodePlace) -> Bool) -> Bool {
    code.contains { file, tokens in
      file.mayMention([word])
        && tokens.indices.contains {
          tokens[$0].isWord(word) && !(isWithoutSelectors && tokens.isInSelector($0))
            && isMeant(CodePlace(file: file, index: $0))
        }
    }
  }

  /// Whether an object of a type is made.
  func makes(_ type: CodeType) -> Bool { created.contains(type.name) }

  /// Whether a token stands in a function that is reached, or in a part of a type outside of its
  /// functions, such as an initialiser, if an object of the type is made.
  func contains(_ token: CodeToken, in file: CodeFile) -> Bool {
    if let function = file.function(around: token) {
      return functions.contains(.init(file: file.path, offset: function.place.offset))
    }
    if let part = file.part(around: token) {
      return created.contains(part.name)
    }
    // Statements of the main file run before everything else.
    return true
  }
}

extension CodeTokens {
  /// Whether the word at an index belongs to a selector.
  fileprivate func isInSelector(_ index: Int) -> Bool {
    callsAround(index).contains { $0.callee?.isWord("selector") ?? false }
  }
}

extension CodeMethod {
  /// Whether it is a function, and no accessor of a property.
  fileprivate var isCallable: Bool {
    function.name.contains("(") || !isSwift || function.baseName == "init"
  }

  fileprivate var key: CallGraph.Key {
    CallGraph.Key(file: file.path, offset: function.place.offset)
  }
}

extension CodeFunction {
  /// Whether a call with some labels can mean it, which may leave out arguments with defaults, and have a
  /// closure after its parentheses.
  func accepts(_ labels: [String]) -> Bool {
    var own = name.dropFirst(baseName.count + 1).split(separator: ":").map(String.init)[...]
    return labels.allSatisfy { label in
      guard let place = own.firstIndex(of: label) else { return name == baseName }
      own = own[(place + 1)...]
      return true
    }
  }
}

extension SourcePosition {
  /// A number that is different for each position in a file.
  fileprivate var offset: Int { line << 20 + column }
}
