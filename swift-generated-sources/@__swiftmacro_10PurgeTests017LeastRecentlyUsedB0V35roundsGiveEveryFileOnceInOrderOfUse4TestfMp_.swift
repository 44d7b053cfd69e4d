@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_16fab53407dbebbdd1fMu_(seed arg0:Int) async throws -> Void {
  @Sendable func $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_7__localfMu0_(seed arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeastRecentlyUsedTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_7__localfMu_.roundsGiveEveryFileOnceInOrderOfUse(seed: arg0))))
  }
  try await $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_25generatorfab53407dbebbdd1fMu_() async -> Testing.Test {
  return .__function(
  named: "roundsGiveEveryFileOnceInOrderOfUse(seed:)",
  in: LeastRecentlyUsedTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<200},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/LeastRecentlyUsedTests.swift", filePath: "/work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift", line: 21, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (Int).self)],
  testFunction: $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_16fab53407dbebbdd1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_24accessorfab53407dbebbdd1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_25generatorfab53407dbebbdd1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_33testContentRecordfab53407dbebbdd1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests017LeastRecentlyUsedB0V35roundsGiveEveryFileOnceInOrderOfUse4TestfMp_24accessorfab53407dbebbdd1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:62:6-62:6
