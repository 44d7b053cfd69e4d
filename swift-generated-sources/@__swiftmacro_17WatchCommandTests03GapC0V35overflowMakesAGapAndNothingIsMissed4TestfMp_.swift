@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_16fe9799dbac235107fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(GapTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_7__localfMu_.overflowMakesAGapAndNothingIsMissed())))
  }
  try await $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_25generatorfe9799dbac235107fMu_() async -> Testing.Test {
  return .__function(
  named: "overflowMakesAGapAndNothingIsMissed()",
  in: GapTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The kernel's queue holds 16,384 events by default.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/GapTests.swift", filePath: "/work/main/Tests/WatchCommandTests/GapTests.swift", line: 8, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_16fe9799dbac235107fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_24accessorfe9799dbac235107fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_25generatorfe9799dbac235107fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_33testContentRecordfe9799dbac235107fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests03GapC0V35overflowMakesAGapAndNothingIsMissed4TestfMp_24accessorfe9799dbac235107fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:29:6-29:6
