@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_17Z2084ac609a6bc895fMu_() async throws -> Void {
  @Sendable func $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_7__localfMu_.aPackOfAnotherRepositoryIsRefused())))
  }
  try await $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_25generator2084ac609a6bc895fMu_() async -> Testing.Test {
  return .__function(
  named: "aPackOfAnotherRepositoryIsRefused()",
  in: PackTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/StageTests.swift", filePath: "/work/main/Tests/EngineTests/StageTests.swift", line: 140, column: 6),
  parameters: [],
  testFunction: $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_17Z2084ac609a6bc895fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_24accessor2084ac609a6bc895fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_25generator2084ac609a6bc895fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_33testContentRecord2084ac609a6bc895fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests04PackB0V01aC28OfAnotherRepositoryIsRefused4TestfMp_24accessor2084ac609a6bc895fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:149:6-149:6
