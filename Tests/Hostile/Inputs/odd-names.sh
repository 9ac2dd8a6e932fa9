# Swift whose names hold marks of direction, zero-width characters and a forged line.
printf 'import UIKit\n'
printf 'class `App\xe2\x80\xaeDelegate\xe2\x80\x8b ::error::`: UIResponder, UIApplicationDelegate {\n'
printf '  func applicationDidBecomeActive\xe2\x80\x8b(_ application: UIApplication) {}\n'
printf '  func applicationDidEnterBackgroundd(_ application: UIApplication) {}\n}\n'
