@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11DaemonTests05BrakeB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    BrakeTests.self,
    traits: [.__documentationLine("/// When so much changes at once that a person should look.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/BrakeTests.swift", filePath: "/work/main/Tests/DaemonTests/BrakeTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11DaemonTests05BrakeB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests05BrakeB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11DaemonTests05BrakeB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests05BrakeB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:52:2-52:2
