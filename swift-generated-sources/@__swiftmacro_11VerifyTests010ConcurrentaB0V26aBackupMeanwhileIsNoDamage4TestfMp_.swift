@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_16bb9b0a9a948642d5fMu_(stage arg0:VerifyProgress.Stage,which arg1:Int) async throws -> Void {
  @Sendable func $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_7__localfMu0_(stage arg0:VerifyProgress.Stage,which arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ConcurrentVerifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_7__localfMu_.aBackupMeanwhileIsNoDamage(stage: arg0,which: arg1))))
  }
  try await $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_7__localfMu0_(stage: arg0,which: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_25generatorbb9b0a9a948642d5fMu_() async -> Testing.Test {
  return .__function(
  named: "aBackupMeanwhileIsNoDamage(stage:which:)",
  in: ConcurrentVerifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[VerifyProgress.Stage.packs, .journal]},{[0, 1, 2]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/ConcurrentVerifyTests.swift", filePath: "/work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift", line: 59, column: 6),
  parameters: [(firstName: "stage",secondName: nil,type: (VerifyProgress.Stage).self),(firstName: "which",secondName: nil,type: (Int).self)],
  testFunction: $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_16bb9b0a9a948642d5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_24accessorbb9b0a9a948642d5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_25generatorbb9b0a9a948642d5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_33testContentRecordbb9b0a9a948642d5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests010ConcurrentaB0V26aBackupMeanwhileIsNoDamage4TestfMp_24accessorbb9b0a9a948642d5fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:75:6-75:6
