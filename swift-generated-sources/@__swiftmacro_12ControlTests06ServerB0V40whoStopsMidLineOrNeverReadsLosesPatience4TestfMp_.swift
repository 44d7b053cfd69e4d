@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_17Z39dafd7d09ba51a9fMu_() async throws -> Void {
  @Sendable func $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_7__localfMu_.whoStopsMidLineOrNeverReadsLosesPatience())))
  }
  try await $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_25generator39dafd7d09ba51a9fMu_() async -> Testing.Test {
  return .__function(
  named: "whoStopsMidLineOrNeverReadsLosesPatience()",
  in: ServerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ServerTests.swift", filePath: "/work/main/Tests/ControlTests/ServerTests.swift", line: 217, column: 6),
  parameters: [],
  testFunction: $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_17Z39dafd7d09ba51a9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_24accessor39dafd7d09ba51a9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_25generator39dafd7d09ba51a9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_33testContentRecord39dafd7d09ba51a9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests06ServerB0V40whoStopsMidLineOrNeverReadsLosesPatience4TestfMp_24accessor39dafd7d09ba51a9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:233:6-233:6
