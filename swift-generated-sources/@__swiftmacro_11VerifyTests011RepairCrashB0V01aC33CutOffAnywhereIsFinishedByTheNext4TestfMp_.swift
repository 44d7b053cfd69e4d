@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_14db12e5a14aa540fMu_(batch arg0:Int) async throws -> Void {
  @Sendable func $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_7__localfMu0_(batch arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RepairCrashTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_7__localfMu_.aRepairCutOffAnywhereIsFinishedByTheNext(batch: arg0))))
  }
  try await $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_7__localfMu0_(batch: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_23generatordb12e5a14aa540fMu_() async -> Testing.Test {
  return .__function(
  named: "aRepairCutOffAnywhereIsFinishedByTheNext(batch:)",
  in: RepairCrashTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<4},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairCrashTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairCrashTests.swift", line: 15, column: 6),
  parameters: [(firstName: "batch",secondName: nil,type: (Int).self)],
  testFunction: $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_14db12e5a14aa540fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_22accessordb12e5a14aa540fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_23generatordb12e5a14aa540fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_31testContentRecorddb12e5a14aa540fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests011RepairCrashB0V01aC33CutOffAnywhereIsFinishedByTheNext4TestfMp_22accessordb12e5a14aa540fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairCrashTests.swift:26:6-26:6
