import LifecycleModels
import ModelChecking

@testable import LifecycleDriving

/// A small number that survives its process, or dies with it.
final class Cell {
  var value = 0
}

/// A delegate with a random reaction to everything that happens, determined by a seed.
struct RandomWorld {
  static let values = 4
  static let callbacks: [Callback] = [
    .didFinishLaunching, .didBecomeActive, .willResignActive, .didEnterBackground,
    .willEnterForeground,
  ]

  /// For each callback or action, the pair of numbers that follows each pair.
  private let reactions: [[(disk: Int, memory: Int)]]
  /// Pairs of numbers that must not occur in a state.
  private let forbidden: [(disk: Int, memory: Int, state: ExecutionState)]

  init(seed: Int, obligations: Int = 3) {
    var generator = SeededGenerator(seed: UInt64(seed))
    reactions = (0..<Self.callbacks.count + 2).map { _ in
      (0..<Self.values * Self.values).map { pair in
        // Most reactions change nothing, so that a breach needs several steps.
        guard generator.next(below: 3) == 0 else {
          return (pair / Self.values, pair % Self.values)
        }
        return (generator.next(below: Self.values), generator.next(below: Self.values))
      }
    }
    let states: [ExecutionState] = [.active, .background, .suspended]
    forbidden = (0..<obligations).map { _ in
      (
        generator.next(below: Self.values), generator.next(below: Self.values),
        states[generator.next(below: 3)]
      )
    }
  }

  private func react(_ number: Int, _ disk: Cell, _ memory: Cell) {
    (disk.value, memory.value) = reactions[number][disk.value * Self.values + memory.value]
  }

  /// The world, with a fingerprint or without.
  func world(withFingerprint: Bool = true) -> World<Cell, Holder> {
    var world = World(disk: Cell()) { disk, _ in Holder(disk) }
    for (number, callback) in Self.callbacks.enumerated() {
      world = world.on(callback) { holder, _ in react(number, holder.disk, holder.memory) }
    }
    for (number, name) in ["edit", "send"].enumerated() {
      world = world.action(name, in: [number == 0 ? .active : .background]) { moment in
        react(Self.callbacks.count + number, moment.disk, moment.delegate.memory)
      }
    }
    for (number, wrong) in forbidden.enumerated() {
      world = world.requiring(
        Obligation("O\(number)", "never \(wrong)") { moment in
          moment.disk.value == wrong.disk && moment.delegate.memory.value == wrong.memory
            && moment.state == wrong.state ? "it is" : nil
        })
    }
    guard withFingerprint else { return world }
    return world.fingerprint(disk: { $0.value }, memory: { $0.memory.value })
  }

  /// The delegate.
  final class Holder {
    let disk: Cell
    let memory = Cell()

    init(_ disk: Cell) { self.disk = disk }
  }
}
