private static let $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_16b3c167f7fd0e0353fMu_: Void = ()

@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_16b3c167f7fd0e0353fMu0_() async throws -> Void {
  @Sendable func $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KernelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_7__localfMu_.mapIsComparedWithTheKernelNowAndThen())))
  }
  try await $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_25generatorb3c167f7fd0e0353fMu_() async -> Testing.Test {
  return .__function(
  named: "mapIsComparedWithTheKernelNowAndThen()",
  in: KernelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Rule 14: the map is compared with the kernel's watches now and then, finds nothing when nothing is wrong, and mends what is.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/AuditTests.swift", filePath: "/work/main/Tests/WatchTests/AuditTests.swift", line: 10, column: 6),
  parameters: [],
  testFunction: $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_16b3c167f7fd0e0353fMu0_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_24accessorb3c167f7fd0e0353fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_25generatorb3c167f7fd0e0353fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_33testContentRecordb3c167f7fd0e0353fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_24accessorb3c167f7fd0e0353fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/AuditTests.swift:30:6-30:6
