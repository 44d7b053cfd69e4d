@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10PruneTests0a5CrashB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PruneCrashTests.self,
    traits: [.__documentationLine("/// A prune that ends at any operation loses nothing, and the next one goes on.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/PruneCrashTests.swift", filePath: "/work/main/Tests/PruneTests/PruneCrashTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PruneTests0a5CrashB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests0a5CrashB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PruneTests0a5CrashB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests0a5CrashB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/PruneTests/PruneCrashTests.swift:46:2-46:2
