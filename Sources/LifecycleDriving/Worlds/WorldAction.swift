import LifecycleModels

/// Something that happens to the code under test and is no callback: the user types, a download ends.
struct WorldAction<Disk, Delegate: AnyObject> {
  let name: String
  let initiator: Initiator
  let states: Set<ExecutionState>
  let isEnabled: (Moment<Disk, Delegate>) -> Bool
  let perform: (Moment<Disk, Delegate>) throws -> Void
}
