@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_16a998f69ee83e4b87fMu_() async throws -> Void {
  @Sendable func $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KernelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_7__localfMu_.fileWithNamesOutsideIsWatchedItself())))
  }
  try await $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_25generatora998f69ee83e4b87fMu_() async -> Testing.Test {
  return .__function(
  named: "fileWithNamesOutsideIsWatchedItself()",
  in: KernelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Rule 9, rule 8: a write through a name outside gives the directory no event.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/KernelTests.swift", filePath: "/work/main/Tests/WatchTests/KernelTests.swift", line: 240, column: 6),
  parameters: [],
  testFunction: $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_16a998f69ee83e4b87fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_24accessora998f69ee83e4b87fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_25generatora998f69ee83e4b87fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_33testContentRecorda998f69ee83e4b87fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_24accessora998f69ee83e4b87fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:266:6-266:6
