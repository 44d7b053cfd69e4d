@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_16d033a5b6631dd0dbfMu_() async throws -> Void {
  @Sendable func $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NotifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_7__localfMu_.nobodyListeningHarmsNobody())))
  }
  try await $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_25generatord033a5b6631dd0dbfMu_() async -> Testing.Test {
  return .__function(
  named: "nobodyListeningHarmsNobody()",
  in: NotifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/NotifyTests.swift", filePath: "/work/main/Tests/ServiceTests/NotifyTests.swift", line: 54, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_16d033a5b6631dd0dbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_24accessord033a5b6631dd0dbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_25generatord033a5b6631dd0dbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_33testContentRecordd033a5b6631dd0dbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests06NotifyB0V26nobodyListeningHarmsNobody4TestfMp_24accessord033a5b6631dd0dbfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:57:6-57:6
