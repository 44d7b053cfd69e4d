@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_17Z779f92ac1f36d5e7fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PolledTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_7__localfMu_.fileSystemInUserSpaceIsScannedFromTimeToTime())))
  }
  try await $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_25generator779f92ac1f36d5e7fMu_() async -> Testing.Test {
  return .__function(
  named: "fileSystemInUserSpaceIsScannedFromTimeToTime()",
  in: PolledTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Tool.fuse, "needs root, the right to mount, /dev/fuse and /usr/bin/python3")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/PolledTests.swift", filePath: "/work/main/Tests/WatchCommandTests/PolledTests.swift", line: 11, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_17Z779f92ac1f36d5e7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_24accessor779f92ac1f36d5e7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_25generator779f92ac1f36d5e7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_33testContentRecord779f92ac1f36d5e7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_24accessor779f92ac1f36d5e7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/PolledTests.swift:45:6-45:6
