@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11VerifyTests011RepairCrashB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RepairCrashTests.self,
    traits: [.__documentationLine("/// A damaged repository whose repair is cut off by a power cut at any of its operations, and begun again.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairCrashTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairCrashTests.swift", line: 10, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11VerifyTests011RepairCrashB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests011RepairCrashB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11VerifyTests011RepairCrashB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests011RepairCrashB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairCrashTests.swift:27:2-27:2
