@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_16b8e5a1300807d432fMu_() async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_7__localfMu_.boundsAreWhereTheyAreSaidToBe())))
  }
  try await $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_25generatorb8e5a1300807d432fMu_() async -> Testing.Test {
  return .__function(
  named: "boundsAreWhereTheyAreSaidToBe()",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 68, column: 6),
  parameters: [],
  testFunction: $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_16b8e5a1300807d432fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_24accessorb8e5a1300807d432fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_25generatorb8e5a1300807d432fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_33testContentRecordb8e5a1300807d432fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_24accessorb8e5a1300807d432fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:79:6-79:6
