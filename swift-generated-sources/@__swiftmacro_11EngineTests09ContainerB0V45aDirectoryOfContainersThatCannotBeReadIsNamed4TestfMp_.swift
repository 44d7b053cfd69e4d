@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_17Z309c6d254de9d4dcfMu_() async throws -> Void {
  @Sendable func $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_7__localfMu_.aDirectoryOfContainersThatCannotBeReadIsNamed())))
  }
  try await $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_25generator309c6d254de9d4dcfMu_() async -> Testing.Test {
  return .__function(
  named: "aDirectoryOfContainersThatCannotBeReadIsNamed()",
  in: ContainerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ContainerTests.swift", filePath: "/work/main/Tests/EngineTests/ContainerTests.swift", line: 155, column: 6),
  parameters: [],
  testFunction: $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_17Z309c6d254de9d4dcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_24accessor309c6d254de9d4dcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_25generator309c6d254de9d4dcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_33testContentRecord309c6d254de9d4dcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests09ContainerB0V45aDirectoryOfContainersThatCannotBeReadIsNamed4TestfMp_24accessor309c6d254de9d4dcfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:162:6-162:6
