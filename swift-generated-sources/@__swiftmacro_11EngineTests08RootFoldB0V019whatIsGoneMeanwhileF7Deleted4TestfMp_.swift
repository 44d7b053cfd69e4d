@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_17Z501c68bb6f1ff8defMu_() async throws -> Void {
  @Sendable func $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootFoldTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_7__localfMu_.whatIsGoneMeanwhileIsDeleted())))
  }
  try await $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_25generator501c68bb6f1ff8defMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsGoneMeanwhileIsDeleted()",
  in: RootFoldTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootFoldTests.swift", filePath: "/work/main/Tests/EngineTests/RootFoldTests.swift", line: 96, column: 6),
  parameters: [],
  testFunction: $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_17Z501c68bb6f1ff8defMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_24accessor501c68bb6f1ff8defMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_25generator501c68bb6f1ff8defMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_33testContentRecord501c68bb6f1ff8defMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_24accessor501c68bb6f1ff8defMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:103:6-103:6
