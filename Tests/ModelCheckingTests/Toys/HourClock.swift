import ModelChecking

/// The clock of Lamport, “Specifying Systems”, chapter 2: it may start at any hour.
struct HourClock: StateMachine {
  let initialStates = Array(1...12)

  func actions(in hour: Int) -> [String] { ["tick"] }

  func successor(of hour: Int, taking action: String) -> Int { hour % 12 + 1 }
}
