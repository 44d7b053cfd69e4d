@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_15b28a6c412fc8947fMu_(fromEnd arg0:Int) async throws -> Void {
  @Sendable func $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_7__localfMu0_(fromEnd arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RepairTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_7__localfMu_.aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles(fromEnd: arg0))))
  }
  try await $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_7__localfMu0_(fromEnd: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_24generatorb28a6c412fc8947fMu_() async -> Testing.Test {
  return .__function(
  named: "aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles(fromEnd:)",
  in: RepairTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[0, 5, 20]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairTests.swift", line: 126, column: 6),
  parameters: [(firstName: "fromEnd",secondName: nil,type: (Int).self)],
  testFunction: $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_15b28a6c412fc8947fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_23accessorb28a6c412fc8947fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_24generatorb28a6c412fc8947fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_32testContentRecordb28a6c412fc8947fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests06RepairB0V50aDamagedFooterOrHeaderLosesNothingWithoutLiveFiles4TestfMp_23accessorb28a6c412fc8947fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:138:6-138:6
