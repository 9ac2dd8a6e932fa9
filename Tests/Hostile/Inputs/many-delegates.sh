# Swift with thousands of delegates, each with methods that UIKit never calls: a quarter of a megabyte.
printf 'import UIKit\n'
for number in {1..420}; do
  cat <<END
class App$number: UIResponder, UIApplicationDelegate {
  func applicationDidEnterBackgroun(_ application: UIApplication) {}
  func application(_ a: UIApplication, didFinishLaunchingWithOptions options: Int) -> Bool { true }
  func applicationDidBecomeActive(_ application: UIApplication) { start() }
}
class Scene$number: UIResponder, UIWindowSceneDelegate {
  func sceneDidEnterBackgroun(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) { stop$number() }
}
END
done
