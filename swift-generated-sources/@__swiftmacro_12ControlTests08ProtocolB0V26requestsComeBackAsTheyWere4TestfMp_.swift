@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_16d1bc1342dc34afa3fMu_(request arg0:ControlRequest) async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_7__localfMu0_(request arg0:ControlRequest,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_7__localfMu_.requestsComeBackAsTheyWere(request: arg0))))
  }
  try await $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_7__localfMu0_(request: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_25generatord1bc1342dc34afa3fMu_() async -> Testing.Test {
  return .__function(
  named: "requestsComeBackAsTheyWere(request:)",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {requests},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 17, column: 6),
  parameters: [(firstName: "request",secondName: nil,type: (ControlRequest).self)],
  testFunction: $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_16d1bc1342dc34afa3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_24accessord1bc1342dc34afa3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_25generatord1bc1342dc34afa3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_33testContentRecordd1bc1342dc34afa3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_24accessord1bc1342dc34afa3fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:22:6-22:6
