@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_17Z5f07344dd0f05431fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MetricsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_7__localfMu_.fileIsReplacedAsAWhole())))
  }
  try await $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_25generator5f07344dd0f05431fMu_() async -> Testing.Test {
  return .__function(
  named: "fileIsReplacedAsAWhole()",
  in: MetricsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/MetricsTests.swift", filePath: "/work/main/Tests/ServiceTests/MetricsTests.swift", line: 94, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_17Z5f07344dd0f05431fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_24accessor5f07344dd0f05431fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_25generator5f07344dd0f05431fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_33testContentRecord5f07344dd0f05431fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests07MetricsB0V22fileIsReplacedAsAWhole4TestfMp_24accessor5f07344dd0f05431fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:113:6-113:6
