@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_16c429c9e2b9f6c659fMu_(seed arg0:Int) async throws -> Void {
  @Sendable func $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_7__localfMu0_(seed arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OutsideTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_7__localfMu_.randomTreesLoseNothingOutside(seed: arg0))))
  }
  try await $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_25generatorc429c9e2b9f6c659fMu_() async -> Testing.Test {
  return .__function(
  named: "randomTreesLoseNothingOutside(seed:)",
  in: OutsideTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: PurgeRig.hasOpponent, "needs /usr/bin/python3")],arguments: {0..<8},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/OutsideTests.swift", filePath: "/work/main/Tests/PurgeTests/OutsideTests.swift", line: 146, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (Int).self)],
  testFunction: $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_16c429c9e2b9f6c659fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_24accessorc429c9e2b9f6c659fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_25generatorc429c9e2b9f6c659fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_33testContentRecordc429c9e2b9f6c659fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_24accessorc429c9e2b9f6c659fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:176:6-176:6
