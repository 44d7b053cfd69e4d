@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_17Z78a1ed6a1634c65ffMu_(isForward arg0:Bool) async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_7__localfMu0_(isForward arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_7__localfMu_.aSaveAtAnyMomentOfABackupIsKeptWholeOrNotAtAll(isForward: arg0))))
  }
  try await $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_7__localfMu0_(isForward: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_25generator78a1ed6a1634c65ffMu_() async -> Testing.Test {
  return .__function(
  named: "aSaveAtAnyMomentOfABackupIsKeptWholeOrNotAtAll(isForward:)",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// One save, begun at each operation of a backup and ended at each of the next.")],arguments: {[true, false]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 272, column: 6),
  parameters: [(firstName: "isForward",secondName: nil,type: (Bool).self)],
  testFunction: $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_17Z78a1ed6a1634c65ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_24accessor78a1ed6a1634c65ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_25generator78a1ed6a1634c65ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_33testContentRecord78a1ed6a1634c65ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_24accessor78a1ed6a1634c65ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:285:6-285:6
