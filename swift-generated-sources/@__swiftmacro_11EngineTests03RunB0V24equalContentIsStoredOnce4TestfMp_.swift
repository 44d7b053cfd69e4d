@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_16Z304af33ac65e779fMu_() async throws -> Void {
  @Sendable func $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_7__localfMu_.equalContentIsStoredOnce())))
  }
  try await $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_24generator304af33ac65e779fMu_() async -> Testing.Test {
  return .__function(
  named: "equalContentIsStoredOnce()",
  in: RunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RunTests.swift", filePath: "/work/main/Tests/EngineTests/RunTests.swift", line: 19, column: 6),
  parameters: [],
  testFunction: $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_16Z304af33ac65e779fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_23accessor304af33ac65e779fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_24generator304af33ac65e779fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_32testContentRecord304af33ac65e779fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests03RunB0V24equalContentIsStoredOnce4TestfMp_23accessor304af33ac65e779fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:29:6-29:6
