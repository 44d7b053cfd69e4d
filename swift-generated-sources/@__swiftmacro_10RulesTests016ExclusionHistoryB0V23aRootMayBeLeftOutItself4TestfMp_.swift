@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_16de43dc86f3eac7fefMu_() async throws -> Void {
  @Sendable func $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ExclusionHistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_7__localfMu_.aRootMayBeLeftOutItself())))
  }
  try await $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_25generatorde43dc86f3eac7fefMu_() async -> Testing.Test {
  return .__function(
  named: "aRootMayBeLeftOutItself()",
  in: ExclusionHistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/ExclusionHistoryTests.swift", filePath: "/work/main/Tests/RulesTests/ExclusionHistoryTests.swift", line: 72, column: 6),
  parameters: [],
  testFunction: $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_16de43dc86f3eac7fefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_24accessorde43dc86f3eac7fefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_25generatorde43dc86f3eac7fefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_33testContentRecordde43dc86f3eac7fefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_24accessorde43dc86f3eac7fefMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:82:6-82:6
