@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_17Z8bd2d052ec9af05dfMu_() async throws -> Void {
  @Sendable func $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootSetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_7__localfMu_.aUserDirectoryThatLeadsToTheHomeIsDisabled())))
  }
  try await $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_25generator8bd2d052ec9af05dfMu_() async -> Testing.Test {
  return .__function(
  named: "aUserDirectoryThatLeadsToTheHomeIsDisabled()",
  in: RootSetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootSetTests.swift", filePath: "/work/main/Tests/EngineTests/RootSetTests.swift", line: 36, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_17Z8bd2d052ec9af05dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_24accessor8bd2d052ec9af05dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_25generator8bd2d052ec9af05dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_33testContentRecord8bd2d052ec9af05dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_24accessor8bd2d052ec9af05dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootSetTests.swift:41:6-41:6
