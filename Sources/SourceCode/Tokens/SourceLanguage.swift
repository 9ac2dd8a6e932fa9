/// A language that apps are written in.
package enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC
}
