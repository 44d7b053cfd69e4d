@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_17Z3292b06f70179f58fMu_() async throws -> Void {
  @Sendable func $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriteAheadLogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_7__localfMu_.snapshotIsTheDatabaseWithTheLogOverIt())))
  }
  try await $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_25generator3292b06f70179f58fMu_() async -> Testing.Test {
  return .__function(
  named: "snapshotIsTheDatabaseWithTheLogOverIt()",
  in: WriteAheadLogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/WriteAheadLogTests.swift", filePath: "/work/main/Tests/EngineTests/WriteAheadLogTests.swift", line: 169, column: 6),
  parameters: [],
  testFunction: $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_17Z3292b06f70179f58fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_24accessor3292b06f70179f58fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_25generator3292b06f70179f58fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_33testContentRecord3292b06f70179f58fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests013WriteAheadLogB0V025snapshotIsTheDatabaseWithhE6OverIt4TestfMp_24accessor3292b06f70179f58fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:187:6-187:6
