/// Something of a world that a user of the app can see.
struct WorldObservable<Disk, Delegate: AnyObject> {
  let name: String
  let value: (Disk, Delegate?) -> String
}
