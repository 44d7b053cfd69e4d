@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_17Z95a69875b848357bfMu_() async throws -> Void {
  @Sendable func $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettlerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_7__localfMu_.namesThatListingsRememberAreBounded())))
  }
  try await $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_25generator95a69875b848357bfMu_() async -> Testing.Test {
  return .__function(
  named: "namesThatListingsRememberAreBounded()",
  in: SettlerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/SettlerTests.swift", filePath: "/work/main/Tests/SettleTests/SettlerTests.swift", line: 160, column: 6),
  parameters: [],
  testFunction: $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_17Z95a69875b848357bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_24accessor95a69875b848357bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_25generator95a69875b848357bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_33testContentRecord95a69875b848357bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_24accessor95a69875b848357bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/SettlerTests.swift:165:6-165:6
