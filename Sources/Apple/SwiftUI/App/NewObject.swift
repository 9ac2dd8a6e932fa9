// UIKit creates a delegate through the Objective-C runtime. Swift calls an initialiser of an unknown
// class only if it is `required`, which `NSObject.init()` is not on Linux. The call below has the
// type of a class that requires it, and reaches the class of the delegate through the table of
// methods, in which every subclass of NSObject has this initialiser at the same place.

/// Creates an object of a class that has an initialiser without parameters.
@_optimize(none) func newObject<Object: NSObject>(of type: Object.Type) -> Object {
  let creatable = unsafeBitCast(type as AnyClass, to: Creatable.Type.self)
  let object: NSObject = creatable.init()
  guard let result = object as? Object else {
    preconditionFailure("\(type) has no initialiser without parameters.")
  }
  return result
}

private class Creatable: NSObject {
  required override init() {
    super.init()
  }
}

// Without a subclass, the compiler would call the initialiser above directly.
private final class CreatableSubclass: Creatable {
  required init() {
    super.init()
  }
}
