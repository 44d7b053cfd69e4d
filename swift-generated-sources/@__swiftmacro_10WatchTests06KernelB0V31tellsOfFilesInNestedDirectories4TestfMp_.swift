@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_17Z4894c30f7ce00553fMu_() async throws -> Void {
  @Sendable func $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KernelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_7__localfMu_.tellsOfFilesInNestedDirectories())))
  }
  try await $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_25generator4894c30f7ce00553fMu_() async -> Testing.Test {
  return .__function(
  named: "tellsOfFilesInNestedDirectories()",
  in: KernelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/KernelTests.swift", filePath: "/work/main/Tests/WatchTests/KernelTests.swift", line: 11, column: 6),
  parameters: [],
  testFunction: $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_17Z4894c30f7ce00553fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_24accessor4894c30f7ce00553fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_25generator4894c30f7ce00553fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_33testContentRecord4894c30f7ce00553fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests06KernelB0V31tellsOfFilesInNestedDirectories4TestfMp_24accessor4894c30f7ce00553fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:28:6-28:6
