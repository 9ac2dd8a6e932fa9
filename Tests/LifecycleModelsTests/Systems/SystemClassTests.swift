import LifecycleModels
import ModelChecking
import Testing

@Suite struct `Systems that behave alike` {
  @Test(arguments: Profile.allCases) func `are one class, and each version is in one`(
    _ profile: Profile
  ) {
    for model: any Model in [AppModel(profile: profile), SceneModel(profile: profile)] {
      let classes = model.classes.all
      #expect(
        classes.flatMap(\.versions).sorted() == model.systems.versions, "\(model.name)")
      #expect(model.classes.leading.allSatisfy(classes.contains))
    }
  }

  @Test func `begin lives only where no other class can do more`() {
    let classes = AppModel(profile: .observed).classes
    // iOS 17 can do nothing that iOS 27 cannot; iOS 12 sends apps that exit on suspend.
    #expect(classes.leading.contains { $0.contains(27) })
    #expect(!classes.leading.contains { $0.contains(17) })
    #expect(classes.leading.contains { $0.contains(11) })
    #expect(classes.all.count == 14)
    #expect(classes.leading.count == 6)
  }

  /// A class that another one contains takes no step that the other cannot take.
  @Test func `contained in another can do nothing that it cannot`() {
    let contained = AppModel(profile: .observed, systems: .only(17)).machine
    let containing = AppModel(profile: .observed, systems: .only(27)).machine
    let names = Set(containing.rules.map(\.name))
    #expect(contained.rules.allSatisfy { names.contains($0.name) })
    #expect(contained.rules.count < containing.rules.count)
  }

  @Test func `stay what they are in every step`() {
    let machine = AppModel(profile: .observed).machine
    for start in machine.initialStates {
      var state = start
      for number in 0..<2_000 {
        let actions = machine.actions(in: state)
        guard !actions.isEmpty else { break }
        state = machine.successor(of: state, taking: actions[number * 7 % actions.count])
        #expect(state.systems == start.systems)
      }
    }
  }

  @Test func `are named by the model about some of them`() {
    let model = AppModel(profile: .observed, systems: .only(12))
    #expect(model.systemsRemark == ", iOS 12")
    #expect(AppModel(profile: .observed).systemsRemark.isEmpty)
    #expect(SceneModel(profile: .observed).systemsRemark.isEmpty)
    #expect(model.identity != AppModel(profile: .observed).identity)
    #expect(model.on(.all).identity == AppModel(profile: .observed).identity)
  }
}
