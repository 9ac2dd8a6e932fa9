/// A state that can be compared with what a transition table says is owed.
protocol TableState {
  /// Tells a reader what is owed, in the words and in the order of the tables.
  func describeOwed(to reader: inout some OwedReader)
}

/// Whoever is told what is owed, word by word.
protocol OwedReader {
  /// Takes the words of a table for what a queue contains, in order.
  mutating func read(_ queue: DeliveryQueue, _ table: OwedWords)
  /// Takes one word more.
  mutating func read(_ word: String)
}

extension TableState {
  /// The names of what is owed.
  var owedWords: [String] {
    var list = OwedList()
    describeOwed(to: &list)
    return list.words
  }

  /// Whether these words are what is owed, in their order. No list is made, because the tables are
  /// compared with every transition of a model.
  func isOwed(exactly words: [String]) -> Bool {
    var comparison = OwedComparison(words)
    describeOwed(to: &comparison)
    return comparison.isEqual
  }
}

private struct OwedList: OwedReader {
  private(set) var words: [String] = []

  mutating func read(_ queue: DeliveryQueue, _ table: OwedWords) {
    queue.forEachCode { words.append(table.words[$0]) }
  }

  mutating func read(_ word: String) { words.append(word) }
}

/// Compares what it is told with a list.
private struct OwedComparison: OwedReader {
  private let words: [String]
  private var position = 0
  private var agrees = true

  init(_ words: [String]) { self.words = words }

  /// Whether the words that it was told are those of the list, all of them.
  var isEqual: Bool { agrees && position == words.count }

  mutating func read(_ queue: DeliveryQueue, _ table: OwedWords) {
    queue.forEachCode { read(table.words[$0]) }
  }

  mutating func read(_ word: String) {
    agrees = agrees && position < words.count && words[position] == word
    position += 1
  }
}
