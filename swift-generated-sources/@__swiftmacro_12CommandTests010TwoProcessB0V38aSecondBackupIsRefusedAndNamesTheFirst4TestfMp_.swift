@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_15ed5535fdbbe32f1fMu_(hasOtherState arg0:Bool) async throws -> Void {
  @Sendable func $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_7__localfMu0_(hasOtherState arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TwoProcessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_7__localfMu_.aSecondBackupIsRefusedAndNamesTheFirst(hasOtherState: arg0))))
  }
  try await $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_7__localfMu0_(hasOtherState: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_24generatored5535fdbbe32f1fMu_() async -> Testing.Test {
  return .__function(
  named: "aSecondBackupIsRefusedAndNamesTheFirst(hasOtherState:)",
  in: TwoProcessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/TwoProcessTests.swift", filePath: "/work/main/Tests/CommandTests/TwoProcessTests.swift", line: 17, column: 6),
  parameters: [(firstName: "hasOtherState",secondName: nil,type: (Bool).self)],
  testFunction: $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_15ed5535fdbbe32f1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_23accessored5535fdbbe32f1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_24generatored5535fdbbe32f1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_32testContentRecorded5535fdbbe32f1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010TwoProcessB0V38aSecondBackupIsRefusedAndNamesTheFirst4TestfMp_23accessored5535fdbbe32f1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:35:6-35:6
