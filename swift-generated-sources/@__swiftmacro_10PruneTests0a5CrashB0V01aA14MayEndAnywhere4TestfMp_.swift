@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_16c14ef8cc0ef9bc11fMu_(end arg0:End) async throws -> Void {
  @Sendable func $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_7__localfMu0_(end arg0:End,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneCrashTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_7__localfMu_.aPruneMayEndAnywhere(end: arg0))))
  }
  try await $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_7__localfMu0_(end: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_25generatorc14ef8cc0ef9bc11fMu_() async -> Testing.Test {
  return .__function(
  named: "aPruneMayEndAnywhere(end:)",
  in: PruneCrashTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {End.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/PruneCrashTests.swift", filePath: "/work/main/Tests/PruneTests/PruneCrashTests.swift", line: 12, column: 6),
  parameters: [(firstName: "end",secondName: nil,type: (End).self)],
  testFunction: $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_16c14ef8cc0ef9bc11fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_24accessorc14ef8cc0ef9bc11fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_25generatorc14ef8cc0ef9bc11fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_33testContentRecordc14ef8cc0ef9bc11fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_24accessorc14ef8cc0ef9bc11fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PruneTests/PruneCrashTests.swift:45:6-45:6
