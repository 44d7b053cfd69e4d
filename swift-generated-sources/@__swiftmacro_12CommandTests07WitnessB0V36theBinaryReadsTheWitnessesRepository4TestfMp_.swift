@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_16bceaa101e54e0ce9fMu_(name arg0:String) async throws -> Void {
  @Sendable func $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_7__localfMu0_(name arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WitnessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_7__localfMu_.theBinaryReadsTheWitnessesRepository(name: arg0))))
  }
  try await $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_25generatorbceaa101e54e0ce9fMu_() async -> Testing.Test {
  return .__function(
  named: "theBinaryReadsTheWitnessesRepository(name:)",
  in: WitnessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Tests/Fixtures/vectors/repository-1 was written by a program made from FORMAT.md alone."),.__documentationLine("/// The second is the same, with a journal that begins with a checkpoint; the third is encrypted; the fourth is both.")],arguments: {["repository-1", "repository-checkpoint-1", "repository-encrypted-1", "repository-encrypted-checkpoint-1"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WitnessTests.swift", filePath: "/work/main/Tests/CommandTests/WitnessTests.swift", line: 70, column: 6),
  parameters: [(firstName: "name",secondName: nil,type: (String).self)],
  testFunction: $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_16bceaa101e54e0ce9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_24accessorbceaa101e54e0ce9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_25generatorbceaa101e54e0ce9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_33testContentRecordbceaa101e54e0ce9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_24accessorbceaa101e54e0ce9fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:94:6-94:6
