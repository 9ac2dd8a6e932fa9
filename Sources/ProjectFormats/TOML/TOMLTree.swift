/// The tables of a file while it is read, each with a number; the root is number 0.
///
/// A later line can add to every table, so they refer to one another by number.
struct TOMLTree {
  private enum Item {
    case value(SettingsValue)
    case table(Int)
    /// The tables of an array, whose last one is extended.
    case tables([Int])
  }

  private struct Table {
    var entries: [(key: TOMLKey, item: Item)] = []
    /// Where the entry of a key is.
    var places: [String: Int] = [:]
    let line: Int
    var hasHeader = false
  }

  private var tables: [Table]

  /// Creates the tree of a table without entries, which begins in a line.
  init(line: Int = 1) { tables = [Table(line: line)] }

  /// Gives a key a value.
  mutating func add(
    _ value: SettingsValue, at path: [TOMLKey], in table: Int
  ) throws(SettingsError) {
    let owner = try find(path.dropLast(), in: table)
    let key = path[path.count - 1]
    if tables[owner].places[key.text] != nil { throw key.isTaken }
    insert(.value(value), at: key, in: owner)
  }

  /// The number of the table at a path, which is added if there is none.
  mutating func find(_ path: ArraySlice<TOMLKey>, in table: Int) throws(SettingsError) -> Int {
    var table = table
    for key in path {
      switch item(at: key, in: table) {
      case .table(let number): table = number
      case .tables(let numbers): table = numbers[numbers.count - 1]
      case .value: throw key.isTaken
      case nil:
        let number = newTable(at: key.line)
        insert(.table(number), at: key, in: table)
        table = number
      }
    }
    return table
  }

  /// The number of the table that a header such as `[a.b]` opens.
  mutating func open(_ path: [TOMLKey]) throws(SettingsError) -> Int {
    let key = path[path.count - 1]
    let owner = try find(path.dropLast(), in: 0)
    if case .tables = item(at: key, in: owner) { throw key.isTaken }
    let table = try find([key], in: owner)
    if tables[table].hasHeader { throw key.isTaken }
    tables[table].hasHeader = true
    return table
  }

  /// The number of a new table at the end of the array that a header such as `[[a.b]]` names.
  mutating func append(_ path: [TOMLKey]) throws(SettingsError) -> Int {
    let key = path[path.count - 1]
    let owner = try find(path.dropLast(), in: 0)
    let number = newTable(at: key.line)
    guard let place = tables[owner].places[key.text] else {
      insert(.tables([number]), at: key, in: owner)
      return number
    }
    guard case .tables(var numbers) = tables[owner].entries[place].item else { throw key.isTaken }
    // The old array gives its storage up, so that adding to it does not copy it.
    tables[owner].entries[place].item = .tables([])
    numbers.append(number)
    tables[owner].entries[place].item = .tables(numbers)
    return number
  }

  private func item(at key: TOMLKey, in table: Int) -> Item? {
    tables[table].places[key.text].map { tables[table].entries[$0].item }
  }

  private mutating func insert(_ item: Item, at key: TOMLKey, in table: Int) {
    tables[table].places[key.text] = tables[table].entries.count
    tables[table].entries.append((key, item))
  }

  private mutating func newTable(at line: Int) -> Int {
    tables.append(Table(line: line))
    return tables.count - 1
  }
}

extension TOMLTree {
  /// The value of the whole file.
  var value: SettingsValue { value(of: 0) }

  private func value(of table: Int) -> SettingsValue {
    let entries = tables[table].entries.map { key, item in
      SettingsEntry(key: key.text, line: key.line, value: value(of: item, at: key.line))
    }
    return SettingsValue(.dictionary(entries), line: tables[table].line)
  }

  private func value(of item: Item, at line: Int) -> SettingsValue {
    switch item {
    case .value(let value): value
    case .table(let number): value(of: number)
    case .tables(let numbers): SettingsValue(.array(numbers.map(value(of:))), line: line)
    }
  }
}
