// The testing library declares that what imports it beside UIKit needs a module `_Testing_UIKit`,
// on every platform, but has that module on Apple platforms only. This one is empty: without it, no
// test of a delegate compiles on Linux.
