@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_17Z4932fd2be5be231bfMu_(names arg0:Int,pending arg1:Int) async throws -> Void {
  @Sendable func $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_7__localfMu0_(names arg0:Int,pending arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettlerModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_7__localfMu_.whatIsGivenOutCoversWhatChanged(names: arg0,pending: arg1))))
  }
  try await $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_7__localfMu0_(names: arg0,pending: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_25generator4932fd2be5be231bfMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsGivenOutCoversWhatChanged(names:pending:)",
  in: SettlerModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Names a directory, tasks pending.")],arguments: {[(128, 65_536), (3, 4_096), (2, 12), (1, 5)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/SettlerModelTests.swift", filePath: "/work/main/Tests/SettleTests/SettlerModelTests.swift", line: 7, column: 6),
  parameters: [(firstName: "names",secondName: nil,type: (Int).self),(firstName: "pending",secondName: nil,type: (Int).self)],
  testFunction: $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_17Z4932fd2be5be231bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_24accessor4932fd2be5be231bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_25generator4932fd2be5be231bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_33testContentRecord4932fd2be5be231bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_24accessor4932fd2be5be231bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettleTests/SettlerModelTests.swift:31:6-31:6
