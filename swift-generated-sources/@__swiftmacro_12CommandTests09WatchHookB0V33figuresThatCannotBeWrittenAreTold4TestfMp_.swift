@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_16a695c9bb9bcd8a6dfMu_() async throws -> Void {
  @Sendable func $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchHookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_7__localfMu_.figuresThatCannotBeWrittenAreTold())))
  }
  try await $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_25generatora695c9bb9bcd8a6dfMu_() async -> Testing.Test {
  return .__function(
  named: "figuresThatCannotBeWrittenAreTold()",
  in: WatchHookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A directory that is not there is no reason to fill the log.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchHookTests.swift", filePath: "/work/main/Tests/CommandTests/WatchHookTests.swift", line: 143, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_16a695c9bb9bcd8a6dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_24accessora695c9bb9bcd8a6dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_25generatora695c9bb9bcd8a6dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_33testContentRecorda695c9bb9bcd8a6dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09WatchHookB0V33figuresThatCannotBeWrittenAreTold4TestfMp_24accessora695c9bb9bcd8a6dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:155:6-155:6
