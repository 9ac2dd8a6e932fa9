# Fifty megabytes of Swift: methods in one class.
printf 'class AppDelegate: UIResponder, UIApplicationDelegate {\n'
yes '  func application(_ application: UIApplication, open url: URL) -> Bool { f { g { h(0) } } }' | head -c 50000000
