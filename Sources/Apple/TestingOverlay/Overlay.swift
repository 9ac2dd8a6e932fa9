// A file that imports both Testing and UIKit needs a module `_Testing_UIKit`. The testing library
// says so on every platform but provides the module on Apple platforms only. Without this empty
// module, no test of a delegate would compile on Linux.
