@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_17Z49b7af6e618808cefMu_() async throws -> Void {
  @Sendable func $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootSetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_7__localfMu_.rootsThatHoldEachOtherAreKeptOnce())))
  }
  try await $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_25generator49b7af6e618808cefMu_() async -> Testing.Test {
  return .__function(
  named: "rootsThatHoldEachOtherAreKeptOnce()",
  in: RootSetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Each would hold the other: one of them is kept.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootSetTests.swift", filePath: "/work/main/Tests/EngineTests/RootSetTests.swift", line: 129, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_17Z49b7af6e618808cefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_24accessor49b7af6e618808cefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_25generator49b7af6e618808cefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_33testContentRecord49b7af6e618808cefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07RootSetB0V33rootsThatHoldEachOtherAreKeptOnce4TestfMp_24accessor49b7af6e618808cefMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:136:6-136:6
