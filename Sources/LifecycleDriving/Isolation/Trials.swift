#if os(Linux) || os(macOS)
  import Foundation
  import Reporting

  /// Trial processes of one check, one after the other, until one survives all lives.
  struct Trials<Disk, Delegate: AnyObject> {
    private let check: LifeCheck<Disk, Delegate>
    private let isolation: ProcessIsolation
    private let identity: String
    /// The steps that processes did not survive.
    private(set) var crashes: [Crash] = []
    /// The kinds of those steps, which no later life takes.
    private(set) var excluded: Set<FatalStep> = []
    /// Whether the lives may be lived in this process.
    private(set) var allowsLives = true
    /// How many lives were tried, if the time did not suffice for all.
    private(set) var livesTried: Int?
    /// The commands of processes that the code under test has left behind.
    private(set) var orphanedProcesses: [String] = []
    /// What the reader of the report has to know.
    private(set) var remarks: [String] = []

    init(
      of check: LifeCheck<Disk, Delegate>, _ isolation: ProcessIsolation, identity: String
    ) {
      self.check = check
      self.isolation = isolation
      self.identity = identity
    }

    /// Runs processes until one survives. All together take half of the time of the check, because it
    /// runs the same lives once more.
    mutating func run() {
      let deadline = check.timeLimit.map { ContinuousClock.now + $0 / 2 }
      while allowsLives {
        let time = deadline.map { $0 - ContinuousClock.now }
        if let time, time <= .zero { return stop("the time of the check was over") }
        let role = TrialRole(
          check: identity, seconds: time.map { $0 / .seconds(1) },
          excluded: excluded.map(\.line).sorted())
        guard let trial = try? TrialProcess(isolation, as: role) else {
          return giveUp("its folder cannot be made")
        }
        switch trial.run() {
        case .returned: return note(trial)
        case .lost(let reason): return giveUp(reason)
        case let end: add(end, of: trial)
        }
      }
    }

    /// Leaves the kind of step out that a process did not survive.
    private mutating func add(_ end: TrialProcess.End, of trial: TrialProcess) {
      let crash = Crash(
        end, steps: trial.journal.steps, of: check.runner, limit: isolation.stepLimit)
      crashes.append(crash)
      guard let step = crash.step, excluded.insert(step).inserted else {
        allowsLives = false
        return
      }
    }

    private mutating func note(_ trial: TrialProcess) {
      livesTried = trial.journal.livesInTime
      orphanedProcesses = trial.orphanedProcesses
      if orphanedProcesses.isEmpty { return }
      let commands = Set(orphanedProcesses).sorted().joined(separator: ", ")
      remarks.append(
        "the code under test has left processes running (\(commands)), which were ended; on iOS an app "
          + "cannot start any")
    }

    /// Lives in this process nevertheless: nothing is known of traps.
    private mutating func giveUp(_ reason: String) {
      remarks.append("the check could not run in another process first: \(reason)")
    }

    /// Lives nothing in this process, because a life may end it.
    private mutating func stop(_ reason: String) {
      allowsLives = false
      remarks.append("\(reason) before a process survived all lives, so most were not lived")
    }
  }
#endif
