@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_17Z113e3ccb032e9eddfMu_() async throws -> Void {
  @Sendable func $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04HookB0V13silenceIsTold4TestfMp_7__localfMu_.silenceIsTold())))
  }
  try await $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_25generator113e3ccb032e9eddfMu_() async -> Testing.Test {
  return .__function(
  named: "silenceIsTold()",
  in: HookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/HookTests.swift", filePath: "/work/main/Tests/ServiceTests/HookTests.swift", line: 144, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_17Z113e3ccb032e9eddfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_24accessor113e3ccb032e9eddfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04HookB0V13silenceIsTold4TestfMp_25generator113e3ccb032e9eddfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_33testContentRecord113e3ccb032e9eddfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04HookB0V13silenceIsTold4TestfMp_24accessor113e3ccb032e9eddfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:152:6-152:6
