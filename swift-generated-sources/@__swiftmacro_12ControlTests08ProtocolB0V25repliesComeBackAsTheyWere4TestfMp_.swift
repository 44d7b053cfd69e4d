@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_17Z15c1fb5c934b93f5fMu_() async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_7__localfMu_.repliesComeBackAsTheyWere())))
  }
  try await $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_25generator15c1fb5c934b93f5fMu_() async -> Testing.Test {
  return .__function(
  named: "repliesComeBackAsTheyWere()",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 187, column: 6),
  parameters: [],
  testFunction: $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_17Z15c1fb5c934b93f5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_24accessor15c1fb5c934b93f5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_25generator15c1fb5c934b93f5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_33testContentRecord15c1fb5c934b93f5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V25repliesComeBackAsTheyWere4TestfMp_24accessor15c1fb5c934b93f5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:198:6-198:6
