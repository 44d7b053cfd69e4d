@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_17Z56d99671af9a84bdfMu_() async throws -> Void {
  @Sendable func $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RelocationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_7__localfMu_.aPartIsNotedOnceAndAgainWhenItsRootIsAnother())))
  }
  try await $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_25generator56d99671af9a84bdfMu_() async -> Testing.Test {
  return .__function(
  named: "aPartIsNotedOnceAndAgainWhenItsRootIsAnother()",
  in: RelocationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RelocationTests.swift", filePath: "/work/main/Tests/EngineTests/RelocationTests.swift", line: 22, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_17Z56d99671af9a84bdfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_24accessor56d99671af9a84bdfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_25generator56d99671af9a84bdfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_33testContentRecord56d99671af9a84bdfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010RelocationB0V035aPartIsNotedOnceAndAgainWhenItsRootE7Another4TestfMp_24accessor56d99671af9a84bdfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:36:6-36:6
