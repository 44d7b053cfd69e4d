@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_16e367384107805d9ffMu_(bytes arg0:[UInt8]) async throws -> Void {
  @Sendable func $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_7__localfMu0_(bytes arg0:[UInt8],_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RelocationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_7__localfMu_.whatIsNoAccessListStaysAsItIs(bytes: arg0))))
  }
  try await $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_7__localfMu0_(bytes: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_25generatore367384107805d9ffMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsNoAccessListStaysAsItIs(bytes:)",
  in: RelocationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[[], [2, 0, 0], [3, 0, 0, 0, 2, 0, 7, 0, 0xe8, 3, 0, 0], [2, 0, 0, 0, 2, 0, 7], [2, 0, 0, 0]] as [[UInt8]]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RelocationTests.swift", filePath: "/work/main/Tests/EngineTests/RelocationTests.swift", line: 78, column: 6),
  parameters: [(firstName: "bytes",secondName: nil,type: ([UInt8]).self)],
  testFunction: $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_16e367384107805d9ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_24accessore367384107805d9ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_25generatore367384107805d9ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_33testContentRecorde367384107805d9ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_24accessore367384107805d9ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:81:6-81:6
