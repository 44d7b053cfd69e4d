@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_17Z8e3d4ce1fdad6d8ffMu_(shard arg0:Int,groups arg1:Int,rows arg2:Int) async throws -> Void {
  @Sendable func $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_7__localfMu0_(shard arg0:Int,groups arg1:Int,rows arg2:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ParityWitnessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_7__localfMu_.theBinaryMendsByWhatTheWitnessWrote(shard: arg0,groups: arg1,rows: arg2))))
  }
  try await $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_7__localfMu0_(shard: arg0,groups: arg1,rows: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_25generator8e3d4ce1fdad6d8ffMu_() async -> Testing.Test {
  return .__function(
  named: "theBinaryMendsByWhatTheWitnessWrote(shard:groups:rows:)",
  in: ParityWitnessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, needs),.__documentationLine("/// Of a layout that the binary would not choose: other shards, other groups.")],arguments: {[(64 * 320, 1, 12), (2_048, 7, 9)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ParityWitnessTests.swift", filePath: "/work/main/Tests/CommandTests/ParityWitnessTests.swift", line: 49, column: 6),
  parameters: [(firstName: "shard",secondName: nil,type: (Int).self),(firstName: "groups",secondName: nil,type: (Int).self),(firstName: "rows",secondName: nil,type: (Int).self)],
  testFunction: $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_17Z8e3d4ce1fdad6d8ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_24accessor8e3d4ce1fdad6d8ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_25generator8e3d4ce1fdad6d8ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_33testContentRecord8e3d4ce1fdad6d8ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_24accessor8e3d4ce1fdad6d8ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:77:6-77:6
