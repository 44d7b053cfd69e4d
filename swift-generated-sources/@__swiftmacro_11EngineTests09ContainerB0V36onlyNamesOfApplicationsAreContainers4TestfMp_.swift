@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_17Z93621e0c9ede5322fMu_() async throws -> Void {
  @Sendable func $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_7__localfMu_.onlyNamesOfApplicationsAreContainers())))
  }
  try await $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_25generator93621e0c9ede5322fMu_() async -> Testing.Test {
  return .__function(
  named: "onlyNamesOfApplicationsAreContainers()",
  in: ContainerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// - Source: flatpak, `flatpak_is_valid_name`; snapd, snap/naming.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ContainerTests.swift", filePath: "/work/main/Tests/EngineTests/ContainerTests.swift", line: 121, column: 6),
  parameters: [],
  testFunction: $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_17Z93621e0c9ede5322fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_24accessor93621e0c9ede5322fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_25generator93621e0c9ede5322fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_33testContentRecord93621e0c9ede5322fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_24accessor93621e0c9ede5322fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:142:6-142:6
