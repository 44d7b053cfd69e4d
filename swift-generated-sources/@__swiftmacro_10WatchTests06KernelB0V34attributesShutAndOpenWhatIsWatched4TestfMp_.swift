private static let $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_17Z81439214e2813daffMu_: Void = ()

@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_17Z81439214e2813daffMu0_() async throws -> Void {
  @Sendable func $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KernelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_7__localfMu_.attributesShutAndOpenWhatIsWatched())))
  }
  try await $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_25generator81439214e2813daffMu_() async -> Testing.Test {
  return .__function(
  named: "attributesShutAndOpenWhatIsWatched()",
  in: KernelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: hasFlags, "needs setfattr and a file system with extended attributes")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleKernelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleKernelTests.swift", line: 72, column: 6),
  parameters: [],
  testFunction: $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_17Z81439214e2813daffMu0_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_24accessor81439214e2813daffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_25generator81439214e2813daffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_33testContentRecord81439214e2813daffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_24accessor81439214e2813daffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleKernelTests.swift:94:6-94:6
