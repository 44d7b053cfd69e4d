@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_16ae0c20dafa712659fMu_(opening arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_7__localfMu0_(opening arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_7__localfMu_.aPowerCutWhileAKilledRunIsTakenUpLosesNothing(opening: arg0))))
  }
  try await $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_7__localfMu0_(opening: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_25generatorae0c20dafa712659fMu_() async -> Testing.Test {
  return .__function(
  named: "aPowerCutWhileAKilledRunIsTakenUpLosesNothing(opening:)",
  in: RunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The process dies at any operation of a run; the power goes while the next one opens what it left unsynced.")],arguments: {1...5},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RunTests.swift", filePath: "/work/main/Tests/EngineTests/RunTests.swift", line: 128, column: 6),
  parameters: [(firstName: "opening",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_16ae0c20dafa712659fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_24accessorae0c20dafa712659fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_25generatorae0c20dafa712659fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_33testContentRecordae0c20dafa712659fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests03RunB0V021aPowerCutWhileAKilledC21IsTakenUpLosesNothing4TestfMp_24accessorae0c20dafa712659fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:152:6-152:6
