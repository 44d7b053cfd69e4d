@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_17Z87869c9982c43f10fMu_(variant arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_7__localfMu0_(variant arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnstableFileTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_7__localfMu_.fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers(variant: arg0))))
  }
  try await $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_7__localfMu0_(variant: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_25generator87869c9982c43f10fMu_() async -> Testing.Test {
  return .__function(
  named: "fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers(variant:)",
  in: UnstableFileTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The chunks of a first, torn reading fill a block and more; what waited before them is already gone to the store.")],arguments: {0..<8},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/UnstableFileTests.swift", filePath: "/work/main/Tests/EngineTests/UnstableFileTests.swift", line: 96, column: 6),
  parameters: [(firstName: "variant",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_17Z87869c9982c43f10fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_24accessor87869c9982c43f10fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_25generator87869c9982c43f10fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_33testContentRecord87869c9982c43f10fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012UnstableFileB0V51fileReadAgainDoesNotMixUpTheBlockItSharesWithOthers4TestfMp_24accessor87869c9982c43f10fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:113:6-113:6
