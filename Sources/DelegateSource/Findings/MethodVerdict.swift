/// What a method of a delegate is to UIKit.
enum MethodVerdict {
  /// UIKit calls it, if types of the app are what they seem to be.
  case called(DelegateMethod, [TypeComparison.Difference])
  /// It looks like a method that UIKit calls, and is never called.
  case neverCalled(DelegateMethod, SourceFinding.Problem)
  /// It is the app's own.
  case own
}
