/// One finding, trace or log on a page: the key fact first, then what shows it, then its sources.
public struct PageSection: Hashable, Sendable {
  /// What the section is about, in a few words.
  public var kicker: String
  /// The key fact.
  public var title: String
  /// The verdict; nil if there is none.
  public var badge: Badge?
  /// What the reader must know at once.
  public var lead: [String]
  /// What happened: one timeline, or two that are compared.
  public var timelines: [Timeline]
  /// What else shows the fact, after the timelines.
  public var exhibits: [Markup]
  /// The sources.
  public var facts: [SourceReport]
  /// What is known about it, in sentences.
  public var remarks: [String]
  /// Lines to copy, each with what they are for.
  public var copies: [Copy]

  /// Creates a section; what is left out is not shown.
  public init(
    kicker: String, title: String, badge: Badge? = nil, lead: [String] = [],
    timelines: [Timeline] = [], exhibits: [Markup] = [], facts: [SourceReport] = [],
    remarks: [String] = [], copies: [Copy] = []
  ) {
    self.kicker = kicker
    self.title = title
    self.badge = badge
    self.lead = lead
    self.timelines = timelines
    self.exhibits = exhibits
    self.facts = facts
    self.remarks = remarks
    self.copies = copies
  }

  /// A verdict in a word, in a colour.
  public struct Badge: Hashable, Sendable {
    /// The word.
    public var word: String
    /// The colour.
    public var tone: Tone

    /// Creates a badge.
    public init(_ word: String, _ tone: Tone) {
      self.word = word
      self.tone = tone
    }
  }

  /// How good a verdict is.
  public enum Tone: String, CaseIterable, Hashable, Sendable {
    /// As it should be.
    case good
    /// Not as it should be.
    case bad
    /// Not known.
    case open
  }

  /// Lines that a reader copies.
  public struct Copy: Hashable, Sendable {
    /// What they are for.
    public var title: String
    /// The lines.
    public var text: String
    /// Whether they are shown only when a reader asks for them.
    public var isFolded: Bool

    /// Creates lines to copy.
    public init(_ title: String, _ text: String, isFolded: Bool = false) {
      self.title = title
      self.text = text
      self.isFolded = isFolded
    }
  }
}
