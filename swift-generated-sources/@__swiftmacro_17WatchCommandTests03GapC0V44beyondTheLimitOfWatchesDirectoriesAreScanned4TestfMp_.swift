@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_17Z1d82f046bd7673a9fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(GapTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_7__localfMu_.beyondTheLimitOfWatchesDirectoriesAreScanned())))
  }
  try await $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_25generator1d82f046bd7673a9fMu_() async -> Testing.Test {
  return .__function(
  named: "beyondTheLimitOfWatchesDirectoriesAreScanned()",
  in: GapTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Tool.userNamespaces, "needs user namespaces in which the limit of watches can be set")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/GapTests.swift", filePath: "/work/main/Tests/WatchCommandTests/GapTests.swift", line: 73, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_17Z1d82f046bd7673a9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_24accessor1d82f046bd7673a9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_25generator1d82f046bd7673a9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_33testContentRecord1d82f046bd7673a9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_24accessor1d82f046bd7673a9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:105:6-105:6
