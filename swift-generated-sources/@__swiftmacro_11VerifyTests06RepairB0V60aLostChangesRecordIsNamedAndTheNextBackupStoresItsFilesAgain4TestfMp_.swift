@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_17Z2e7c7b3a0bf8c86afMu_(index arg0:Int) async throws -> Void {
  @Sendable func $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_7__localfMu0_(index arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RepairTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_7__localfMu_.aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain(index: arg0))))
  }
  try await $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_7__localfMu0_(index: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_25generator2e7c7b3a0bf8c86afMu_() async -> Testing.Test {
  return .__function(
  named: "aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain(index:)",
  in: RepairTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[0, 1, 2]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairTests.swift", line: 191, column: 6),
  parameters: [(firstName: "index",secondName: nil,type: (Int).self)],
  testFunction: $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_17Z2e7c7b3a0bf8c86afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_24accessor2e7c7b3a0bf8c86afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_25generator2e7c7b3a0bf8c86afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_33testContentRecord2e7c7b3a0bf8c86afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests06RepairB0V60aLostChangesRecordIsNamedAndTheNextBackupStoresItsFilesAgain4TestfMp_24accessor2e7c7b3a0bf8c86afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:221:6-221:6
