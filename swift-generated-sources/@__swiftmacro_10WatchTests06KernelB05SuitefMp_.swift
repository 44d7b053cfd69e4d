@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10WatchTests06KernelB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    KernelTests.self,
    traits: [.serialized,.__documentationLine("/// The watcher on the real kernel. Serial, for libinotifytools has one state a process.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/KernelTests.swift", filePath: "/work/main/Tests/WatchTests/KernelTests.swift", line: 10, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests06KernelB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests06KernelB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10WatchTests06KernelB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests06KernelB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/WatchTests/KernelTests.swift:298:2-298:2
