@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_16ea78886b102699abfMu_() async throws -> Void {
  @Sendable func $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_7__localfMu_.aSnapIsItsCommonDataAndTheRevisionInUse())))
  }
  try await $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_25generatorea78886b102699abfMu_() async -> Testing.Test {
  return .__function(
  named: "aSnapIsItsCommonDataAndTheRevisionInUse()",
  in: ContainerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ContainerTests.swift", filePath: "/work/main/Tests/EngineTests/ContainerTests.swift", line: 38, column: 6),
  parameters: [],
  testFunction: $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_16ea78886b102699abfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_24accessorea78886b102699abfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_25generatorea78886b102699abfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_33testContentRecordea78886b102699abfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_24accessorea78886b102699abfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:53:6-53:6
