@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_17Z5682a3c3385eaaa4fMu_() async throws -> Void {
  @Sendable func $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackParityTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_7__localfMu_.whatIsWithinTheShareComesBackByteForByte())))
  }
  try await $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_25generator5682a3c3385eaaa4fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsWithinTheShareComesBackByteForByte()",
  in: PackParityTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ParityTests.swift", filePath: "/work/main/Tests/EngineTests/ParityTests.swift", line: 50, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_17Z5682a3c3385eaaa4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_24accessor5682a3c3385eaaa4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_25generator5682a3c3385eaaa4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_33testContentRecord5682a3c3385eaaa4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010PackParityB0V036whatIsWithinTheShareComesBackByteForL04TestfMp_24accessor5682a3c3385eaaa4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:78:6-78:6
