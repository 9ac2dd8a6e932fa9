import LifecycleModels
import Testing

@testable import LifecycleCommands
@testable import reports

@Suite struct `The page of changes` {
  @Test func `says of a life that cannot be replayed that it explains nothing`() {
    let example = ObservedExample(nil, of: SwiftUIModel(profile: .observed), contrast: "Shown.")
    #expect(
      example.text
        == "    Not explained: the life that shows it cannot be replayed.\n    Shown.\n")
  }

  @Test func `has an entry for each pair of versions, and says that nothing else differs`() {
    // An ordinary run compares two of the four pairs.
    let model = SystemChangesSet.models.filter { $0.name == "swiftui" }
    let changes =
      AllReports.areWhole
      ? SystemChangesSet(of: model, threads: 2).changes
      : [17...18, 26...27].flatMap { SystemChangesSet(of: model, from: $0, threads: 2).changes }
    #expect(changes.map(\.to) == (AllReports.areWhole ? [17, 18, 26, 27] : [18, 27]))
    #expect(changes.filter { !$0.isExplained }.isEmpty)
    let page = ChangesPage(changes).text
    #expect(page.contains("| iOS 17 | iOS 18 | [swiftui](#swiftui-17-18) | 2 | 0 | "))
    #expect(page.contains("<a id=\"swiftui-17-18\"></a>"))
    #expect(page.contains("**New:** a window that enters the foreground can go back before"))
    #expect(page.matches(of: /\nNothing else can be observed on iOS/).count == 2 * changes.count)
    #expect(page.contains("Replay: lifecycle replay swiftui --ios 18 --actions launch.cutShort,"))
  }
}
