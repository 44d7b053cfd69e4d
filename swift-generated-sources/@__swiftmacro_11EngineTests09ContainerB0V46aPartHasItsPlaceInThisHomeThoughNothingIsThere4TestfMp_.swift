@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_16c7788f956929d697fMu_() async throws -> Void {
  @Sendable func $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_7__localfMu_.aPartHasItsPlaceInThisHomeThoughNothingIsThere())))
  }
  try await $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_25generatorc7788f956929d697fMu_() async -> Testing.Test {
  return .__function(
  named: "aPartHasItsPlaceInThisHomeThoughNothingIsThere()",
  in: ContainerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ContainerTests.swift", filePath: "/work/main/Tests/EngineTests/ContainerTests.swift", line: 172, column: 6),
  parameters: [],
  testFunction: $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_16c7788f956929d697fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_24accessorc7788f956929d697fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_25generatorc7788f956929d697fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_33testContentRecordc7788f956929d697fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests09ContainerB0V46aPartHasItsPlaceInThisHomeThoughNothingIsThere4TestfMp_24accessorc7788f956929d697fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:188:6-188:6
