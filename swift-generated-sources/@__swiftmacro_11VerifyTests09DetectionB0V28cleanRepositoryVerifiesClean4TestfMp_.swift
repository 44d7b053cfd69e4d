@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_17Z70a072aa8f5b1f2afMu_(reading arg0:VerifyRequest.DataReading,readers arg1:Int) async throws -> Void {
  @Sendable func $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_7__localfMu0_(reading arg0:VerifyRequest.DataReading,readers arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DetectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_7__localfMu_.cleanRepositoryVerifiesClean(reading: arg0,readers: arg1))))
  }
  try await $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_7__localfMu0_(reading: arg0,readers: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_25generator70a072aa8f5b1f2afMu_() async -> Testing.Test {
  return .__function(
  named: "cleanRepositoryVerifiesClean(reading:readers:)",
  in: DetectionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[VerifyRequest.DataReading.none, .all, .sample(fraction: 0.5)]},{[0, 2]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DetectionTests.swift", filePath: "/work/main/Tests/VerifyTests/DetectionTests.swift", line: 19, column: 6),
  parameters: [(firstName: "reading",secondName: nil,type: (VerifyRequest.DataReading).self),(firstName: "readers",secondName: nil,type: (Int).self)],
  testFunction: $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_17Z70a072aa8f5b1f2afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_24accessor70a072aa8f5b1f2afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_25generator70a072aa8f5b1f2afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_33testContentRecord70a072aa8f5b1f2afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_24accessor70a072aa8f5b1f2afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:34:6-34:6
