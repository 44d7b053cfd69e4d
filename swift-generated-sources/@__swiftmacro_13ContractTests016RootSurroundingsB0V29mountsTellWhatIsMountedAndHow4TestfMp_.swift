@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_17Z42c84fc907d77857fMu_() async throws -> Void {
  @Sendable func $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootSurroundingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_7__localfMu_.mountsTellWhatIsMountedAndHow())))
  }
  try await $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_25generator42c84fc907d77857fMu_() async -> Testing.Test {
  return .__function(
  named: "mountsTellWhatIsMountedAndHow()",
  in: RootSurroundingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/RootSurroundingsTests.swift", filePath: "/work/main/Tests/ContractTests/RootSurroundingsTests.swift", line: 49, column: 6),
  parameters: [],
  testFunction: $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_17Z42c84fc907d77857fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_24accessor42c84fc907d77857fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_25generator42c84fc907d77857fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_33testContentRecord42c84fc907d77857fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests016RootSurroundingsB0V29mountsTellWhatIsMountedAndHow4TestfMp_24accessor42c84fc907d77857fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:62:6-62:6
