import LifecycleModels

extension CirculatingClaim {
  static let aboutMemory: [CirculatingClaim] = [
    CirculatingClaim(
      "warning-first", .memory,
      "An app gets a memory warning before it is ended for memory.",
      truth: "Warnings are best effort: memory that is taken fast enough costs the process first.",
      saidBy: [
        .page(
          "anerma.de/blog/overlooked-api-of-the-day-nscache",
          "the warning is how the system says: use less, or I am forced to end you"),
        .page(
          "shuzhiduo.com/R/gGdXqY1Qz4", "above a limit the system sends a warning; answer it"),
      ],
      citing: [89, 91, 92],
      refutedBy: [
        .belief("I60b", of: .app), .belief("I60b", of: .scene), .belief("I60b", of: .device),
      ])
  ]
}
