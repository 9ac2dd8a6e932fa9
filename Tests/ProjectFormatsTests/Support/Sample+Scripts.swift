extension Sample {
  /// The configuration of an Expo app, as a script.
  static let starlark = """
    load("@rules//:defs.bzl", "app")  # don't read this
    app(
        name = 'Notes', minimum = 15, visible = True,
        srcs = ["//core:A.swift"] + glob(["B/*.swift"], exclude = ["B/Old.swift"]),
        text = \"\"\"several
    lines\"\"\", kinds = select({"//:a": ["x"]}), deps = [d for d in DEPS],
    )
    [app(name = "Other", infoPlist = ["a", b]) for n in NAMES]
    """
  static let javaScript = #"""
    import { ExpoConfig } from "expo/config";

    // infoPlist: none
    export default ({ config }: ConfigContext): ExpoConfig => ({
      ...config,
      name: `App ${config.name}`,
      ios: {
        infoPlist: {
          ...config.ios?.infoPlist,
          UIApplicationSceneManifest: {
            "UIApplicationSupportsMultipleScenes": true, // two windows
            UISceneConfigurations: {},
          },
          UIMain: process.env.MAIN ?? "Main",
          'it\'s': 'a "b"\n\u00e9',
        },
      },
      pattern: /[/"]+/,
    });
    """#

  /// A project of Tuist.
  static let swift = #"""
    import ProjectDescription

    let shared: [String: Plist.Value] = ["A": .string("b"), "C": version]

    func target(infoPlist: InfoPlist = .default) -> Target { fatalError("infoPlist: 1") }

    let project = Project(
      name: "App \(version)",
      targets: [
        .target(name: "App", infoPlist: .extendingDefault(with: [
          "UIApplicationSceneManifest": [
            "UIApplicationSupportsMultipleScenes": false,
            "UISceneConfigurations": .dictionary([
              "UIWindowSceneSessionRoleApplication": .array([
                ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"],
              ]),
            ]),
          ],
          "UILaunchScreen": [:],
        ])),
        .target(name: "Kit", infoPlist: .file(path: "Info.plist")),
      ]
    )
    """#
}
