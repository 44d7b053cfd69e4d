@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_17Z5599a82fa14c7955fMu_(end arg0:PruneCrashTests.End) async throws -> Void {
  @Sendable func $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_7__localfMu0_(end arg0:PruneCrashTests.End,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CheckpointTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_7__localfMu_.itMayEndAnywhere(end: arg0))))
  }
  try await $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_7__localfMu0_(end: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_25generator5599a82fa14c7955fMu_() async -> Testing.Test {
  return .__function(
  named: "itMayEndAnywhere(end:)",
  in: CheckpointTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {PruneCrashTests.End.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/CheckpointTests.swift", filePath: "/work/main/Tests/PruneTests/CheckpointTests.swift", line: 79, column: 6),
  parameters: [(firstName: "end",secondName: nil,type: (PruneCrashTests.End).self)],
  testFunction: $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_17Z5599a82fa14c7955fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_24accessor5599a82fa14c7955fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_25generator5599a82fa14c7955fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_33testContentRecord5599a82fa14c7955fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_24accessor5599a82fa14c7955fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:111:6-111:6
