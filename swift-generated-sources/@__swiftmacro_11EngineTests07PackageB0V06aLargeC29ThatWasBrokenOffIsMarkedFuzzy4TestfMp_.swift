@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_17Z1d6e7bf1d6d849e1fMu_(moment arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_7__localfMu0_(moment arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_7__localfMu_.aLargePackageThatWasBrokenOffIsMarkedFuzzy(moment: arg0))))
  }
  try await $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_7__localfMu0_(moment: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_25generator1d6e7bf1d6d849e1fMu_() async -> Testing.Test {
  return .__function(
  named: "aLargePackageThatWasBrokenOffIsMarkedFuzzy(moment:)",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// An interrupted run may have told a part of a large package: that is no version of it.")],arguments: {1...40},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 353, column: 6),
  parameters: [(firstName: "moment",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_17Z1d6e7bf1d6d849e1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_24accessor1d6e7bf1d6d849e1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_25generator1d6e7bf1d6d849e1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_33testContentRecord1d6e7bf1d6d849e1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_24accessor1d6e7bf1d6d849e1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:371:6-371:6
