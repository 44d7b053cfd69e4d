@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_16be48b309f866b9f8fMu_() async throws -> Void {
  @Sendable func $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootFoldTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_7__localfMu_.theOtherWayRoundIsAPartOfTheWiderRoot())))
  }
  try await $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_25generatorbe48b309f866b9f8fMu_() async -> Testing.Test {
  return .__function(
  named: "theOtherWayRoundIsAPartOfTheWiderRoot()",
  in: RootFoldTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootFoldTests.swift", filePath: "/work/main/Tests/EngineTests/RootFoldTests.swift", line: 87, column: 6),
  parameters: [],
  testFunction: $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_16be48b309f866b9f8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_24accessorbe48b309f866b9f8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_25generatorbe48b309f866b9f8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_33testContentRecordbe48b309f866b9f8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests08RootFoldB0V033theOtherWayRoundIsAPartOfTheWiderC04TestfMp_24accessorbe48b309f866b9f8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:94:6-94:6
