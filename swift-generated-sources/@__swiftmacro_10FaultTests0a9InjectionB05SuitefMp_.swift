@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10FaultTests0a9InjectionB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    FaultInjectionTests.self,
    traits: [.__documentationLine("/// The binary when one of its system calls fails: a clear error, the right exit code, nothing acknowledged lost, and the next run works."),.__documentationLine("///"),.__documentationLine("/// `make test` takes a sample of calls and faults from a seed. With `CAIRN_SOAK_FAULTS` every call meets a fault, each in turn one of those it can meet, and"),.__documentationLine("/// the table of verbs, faults and outcomes is written to the file that it names; with `CAIRN_SOAK_ALL` too every call meets every fault.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "FaultTests/FaultInjectionTests.swift", filePath: "/work/main/Tests/FaultTests/FaultInjectionTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10FaultTests0a9InjectionB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10FaultTests0a9InjectionB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10FaultTests0a9InjectionB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10FaultTests0a9InjectionB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/FaultTests/FaultInjectionTests.swift:63:2-63:2
