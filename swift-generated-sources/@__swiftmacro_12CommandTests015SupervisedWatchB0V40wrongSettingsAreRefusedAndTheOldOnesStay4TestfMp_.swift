@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_17Z27e85d71e324461bfMu_(wrong arg0:String) async throws -> Void {
  @Sendable func $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_7__localfMu0_(wrong arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SupervisedWatchTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_7__localfMu_.wrongSettingsAreRefusedAndTheOldOnesStay(wrong: arg0))))
  }
  try await $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_7__localfMu0_(wrong: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_25generator27e85d71e324461bfMu_() async -> Testing.Test {
  return .__function(
  named: "wrongSettingsAreRefusedAndTheOldOnesStay(wrong:)",
  in: SupervisedWatchTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {["nonsense = 1\n", "[hooks]\ntime-limit = \"2h\"\n", "x = [", "repository = \"/somewhere/else\"\n"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/SupervisedWatchTests.swift", filePath: "/work/main/Tests/CommandTests/SupervisedWatchTests.swift", line: 54, column: 6),
  parameters: [(firstName: "wrong",secondName: nil,type: (String).self)],
  testFunction: $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_17Z27e85d71e324461bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_24accessor27e85d71e324461bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_25generator27e85d71e324461bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_33testContentRecord27e85d71e324461bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests015SupervisedWatchB0V40wrongSettingsAreRefusedAndTheOldOnesStay4TestfMp_24accessor27e85d71e324461bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:77:6-77:6
