@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_17Z4b971e952e36add9fMu_() async throws -> Void {
  @Sendable func $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    var $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MoveTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_7__localfMu_.aNameThatGoesAndComesAgainUntoldIsReadAfresh())))
  }
  try await $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_25generator4b971e952e36add9fMu_() async -> Testing.Test {
  return .__function(
  named: "aNameThatGoesAndComesAgainUntoldIsReadAfresh()",
  in: MoveTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/MoveTests.swift", filePath: "/work/main/Tests/SettleTests/MoveTests.swift", line: 125, column: 6),
  parameters: [],
  testFunction: $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_17Z4b971e952e36add9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_24accessor4b971e952e36add9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_25generator4b971e952e36add9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_33testContentRecord4b971e952e36add9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_24accessor4b971e952e36add9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:130:6-130:6
