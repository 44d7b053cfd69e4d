@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_17Z135cc3322711f3c5fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_7__localfMu_.aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing())))
  }
  try await $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_25generator135cc3322711f3c5fMu_() async -> Testing.Test {
  return .__function(
  named: "aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing()",
  in: RootTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RootTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RootTests.swift", line: 44, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_17Z135cc3322711f3c5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_24accessor135cc3322711f3c5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_25generator135cc3322711f3c5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_33testContentRecord135cc3322711f3c5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_24accessor135cc3322711f3c5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:70:6-70:6
