@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_17Z2dc887ec1028d332fMu_() async throws -> Void {
  @Sendable func $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NoteHistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_7__localfMu_.aContainerHoldsUntilAnotherTakesItsPlaceOrItsRootGoes())))
  }
  try await $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_25generator2dc887ec1028d332fMu_() async -> Testing.Test {
  return .__function(
  named: "aContainerHoldsUntilAnotherTakesItsPlaceOrItsRootGoes()",
  in: NoteHistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/NoteHistoryTests.swift", filePath: "/work/main/Tests/EngineTests/NoteHistoryTests.swift", line: 47, column: 6),
  parameters: [],
  testFunction: $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_17Z2dc887ec1028d332fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_24accessor2dc887ec1028d332fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_25generator2dc887ec1028d332fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_33testContentRecord2dc887ec1028d332fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_24accessor2dc887ec1028d332fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:60:6-60:6
