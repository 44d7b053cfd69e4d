@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_16c3bd5db67d1bbd36fMu_() async throws -> Void {
  @Sendable func $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnstableFileTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_7__localfMu_.aWriteWithinTheSameTickIsFoundByTheNextRun())))
  }
  try await $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_25generatorc3bd5db67d1bbd36fMu_() async -> Testing.Test {
  return .__function(
  named: "aWriteWithinTheSameTickIsFoundByTheNextRun()",
  in: UnstableFileTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/UnstableFileTests.swift", filePath: "/work/main/Tests/EngineTests/UnstableFileTests.swift", line: 161, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_16c3bd5db67d1bbd36fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_24accessorc3bd5db67d1bbd36fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_25generatorc3bd5db67d1bbd36fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_33testContentRecordc3bd5db67d1bbd36fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012UnstableFileB0V032aWriteWithinTheSameTickIsFoundByG7NextRun4TestfMp_24accessorc3bd5db67d1bbd36fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:173:6-173:6
