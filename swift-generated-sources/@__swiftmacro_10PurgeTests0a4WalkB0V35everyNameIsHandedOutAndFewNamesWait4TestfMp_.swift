@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_17Z4e44b1e6bb999a5efMu_(seed arg0:Int) async throws -> Void {
  @Sendable func $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_7__localfMu0_(seed arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeWalkTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_7__localfMu_.everyNameIsHandedOutAndFewNamesWait(seed: arg0))))
  }
  try await $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_25generator4e44b1e6bb999a5efMu_() async -> Testing.Test {
  return .__function(
  named: "everyNameIsHandedOutAndFewNamesWait(seed:)",
  in: PurgeWalkTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<60},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/LeastRecentlyUsedTests.swift", filePath: "/work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift", line: 67, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (Int).self)],
  testFunction: $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_17Z4e44b1e6bb999a5efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_24accessor4e44b1e6bb999a5efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_25generator4e44b1e6bb999a5efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_33testContentRecord4e44b1e6bb999a5efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4WalkB0V35everyNameIsHandedOutAndFewNamesWait4TestfMp_24accessor4e44b1e6bb999a5efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:93:6-93:6
