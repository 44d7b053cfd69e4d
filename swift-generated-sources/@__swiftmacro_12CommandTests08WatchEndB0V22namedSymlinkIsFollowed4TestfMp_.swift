@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_16efb0926659c73e2dfMu_() async throws -> Void {
  @Sendable func $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchEndTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_7__localfMu_.namedSymlinkIsFollowed())))
  }
  try await $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_25generatorefb0926659c73e2dfMu_() async -> Testing.Test {
  return .__function(
  named: "namedSymlinkIsFollowed()",
  in: WatchEndTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchEndTests.swift", filePath: "/work/main/Tests/CommandTests/WatchEndTests.swift", line: 69, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_16efb0926659c73e2dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_24accessorefb0926659c73e2dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_25generatorefb0926659c73e2dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_33testContentRecordefb0926659c73e2dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08WatchEndB0V22namedSymlinkIsFollowed4TestfMp_24accessorefb0926659c73e2dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:77:6-77:6
