@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_17Z5cea309d8ec75b5afMu_() async throws -> Void {
  @Sendable func $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_7__localfMu_.theDaemonOfACopyIsNotAsked())))
  }
  try await $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_25generator5cea309d8ec75b5afMu_() async -> Testing.Test {
  return .__function(
  named: "theDaemonOfACopyIsNotAsked()",
  in: DaemonCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A copy of a repository has its id: its daemon is not the original's.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/DaemonCommandTests.swift", filePath: "/work/main/Tests/ControlTests/DaemonCommandTests.swift", line: 247, column: 6),
  parameters: [],
  testFunction: $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_17Z5cea309d8ec75b5afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_24accessor5cea309d8ec75b5afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_25generator5cea309d8ec75b5afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_33testContentRecord5cea309d8ec75b5afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_24accessor5cea309d8ec75b5afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:255:6-255:6
