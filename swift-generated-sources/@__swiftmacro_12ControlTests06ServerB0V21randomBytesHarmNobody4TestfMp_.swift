@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_17Z4bf60269db777bf3fMu_() async throws -> Void {
  @Sendable func $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_7__localfMu_.randomBytesHarmNobody())))
  }
  try await $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_25generator4bf60269db777bf3fMu_() async -> Testing.Test {
  return .__function(
  named: "randomBytesHarmNobody()",
  in: ServerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ServerTests.swift", filePath: "/work/main/Tests/ControlTests/ServerTests.swift", line: 252, column: 6),
  parameters: [],
  testFunction: $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_17Z4bf60269db777bf3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_24accessor4bf60269db777bf3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_25generator4bf60269db777bf3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_33testContentRecord4bf60269db777bf3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests06ServerB0V21randomBytesHarmNobody4TestfMp_24accessor4bf60269db777bf3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:264:6-264:6
