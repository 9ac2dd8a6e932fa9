extension Breakage {
  static let withScenes: [Breakage] = [
    Breakage(
      "manifest", "The manifest itself",
      """
      Built with the SDK of iOS 27, the app ends at launch, or its screen stays black. An empty \
      manifest was enough to silence the warning of iOS 18.4 and 26, but it names no scene delegate, \
      so nobody makes a window. Delegates that are named by code alone run on iOS 27 in several \
      projects, and are reported to fail in others: name the class in Info.plist. A SwiftUI app \
      needs none of this.
      """,
      fixedBy: .adoption,
      propertyList: """
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UIApplicationSupportsMultipleScenes</key>
          <false/>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
              <dict>
                <key>UISceneConfigurationName</key>
                <string>Default</string>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              </dict>
            </array>
          </dict>
        </dict>
        """,
      reportedBy: [
        .issue(
          "DefinedNet/mobile_nebula#405", "its manifest had no configuration; iOS 26 let it run"),
        .issue("slint-ui/slint#13442", "a generator writes an empty manifest into each app"),
        .issue("tauri-apps/tauri#15719", "a handbook tells users to leave the manifest empty"),
      ],
      citing: [225, 226, 227, 234, 235, 238])
  ]
}
