@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_17Z73f3c140400c72f8fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OperationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_7__localfMu_.unpackingFiftyThousandFiles())))
  }
  try await $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_25generator73f3c140400c72f8fMu_() async -> Testing.Test {
  return .__function(
  named: "unpackingFiftyThousandFiles()",
  in: OperationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Tool.isPatient, "takes a minute: CAIRN_LONG_TESTS=1, as in make soak")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/OperationTests.swift", filePath: "/work/main/Tests/WatchCommandTests/OperationTests.swift", line: 27, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_17Z73f3c140400c72f8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_24accessor73f3c140400c72f8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_25generator73f3c140400c72f8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_33testContentRecord73f3c140400c72f8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_24accessor73f3c140400c72f8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/OperationTests.swift:28:72-28:72
