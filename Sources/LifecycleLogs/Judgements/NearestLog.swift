/// The legal log that is fewest edits away, and those edits.
public struct NearestLog: Hashable, Sendable {
  /// The least number of entries to insert, delete or swap with their neighbour.
  public let edits: Int
  /// The entries of the log in order, with what becomes of each.
  public let changes: [Change]
  /// Whether the whole log is repaired; of a long log, only the entries around the first
  /// unexplained one are.
  public let isWhole: Bool

  /// Creates a nearest log.
  public init(edits: Int, changes: [Change], isWhole: Bool = true) {
    self.edits = edits
    self.changes = changes
    self.isWhole = isWhole
  }

  /// The legal log, as canonical names.
  public var log: [String] { changes.filter { $0.kind != .removed }.map(\.name) }
}

extension NearestLog {
  /// One line of the difference between a log and the nearest legal one.
  public struct Change: Hashable, Sendable {
    /// What becomes of the entry.
    public let kind: Kind
    /// Its canonical name.
    public let name: String
    /// Its position in the log; nil if it is inserted.
    public let position: Int?

    /// What can become of an entry.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case kept, inserted, removed
      /// It trades places with its neighbour; the two stand in their new order.
      case swapped
    }

    /// Creates a line.
    public init(_ kind: Kind, _ name: String, position: Int? = nil) {
      self.kind = kind
      self.name = name
      self.position = position
    }
  }
}
