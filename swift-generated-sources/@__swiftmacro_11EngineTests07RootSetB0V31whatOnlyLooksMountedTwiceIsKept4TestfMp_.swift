@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_16bce10a1c235f8a00fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootSetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_7__localfMu_.whatOnlyLooksMountedTwiceIsKept())))
  }
  try await $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_25generatorbce10a1c235f8a00fMu_() async -> Testing.Test {
  return .__function(
  named: "whatOnlyLooksMountedTwiceIsKept()",
  in: RootSetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Something else is mounted where the twin would be: the paths say duplicate, the inodes do not.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootSetTests.swift", filePath: "/work/main/Tests/EngineTests/RootSetTests.swift", line: 96, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_16bce10a1c235f8a00fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_24accessorbce10a1c235f8a00fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_25generatorbce10a1c235f8a00fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_33testContentRecordbce10a1c235f8a00fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07RootSetB0V31whatOnlyLooksMountedTwiceIsKept4TestfMp_24accessorbce10a1c235f8a00fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:104:6-104:6
