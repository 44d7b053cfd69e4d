@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_16c383a6e569b12852fMu_(megabytes arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_7__localfMu0_(megabytes arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseLockTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_7__localfMu_.lockIsHeldForASliceAndAPieceAtMost(megabytes: arg0))))
  }
  try await $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_7__localfMu0_(megabytes: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_25generatorc383a6e569b12852fMu_() async -> Testing.Test {
  return .__function(
  named: "lockIsHeldForASliceAndAPieceAtMost(megabytes:)",
  in: DatabaseLockTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[1, 3, 40]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/DatabaseLockTests.swift", filePath: "/work/main/Tests/EngineTests/DatabaseLockTests.swift", line: 77, column: 6),
  parameters: [(firstName: "megabytes",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_16c383a6e569b12852fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_24accessorc383a6e569b12852fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_25generatorc383a6e569b12852fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_33testContentRecordc383a6e569b12852fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_24accessorc383a6e569b12852fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:90:6-90:6
