@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_16bf26e3bc4ec2104efMu_() async throws -> Void {
  @Sendable func $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_7__localfMu_.theSandboxShapeIsFoundWhereTheSettingsSay())))
  }
  try await $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_25generatorbf26e3bc4ec2104efMu_() async -> Testing.Test {
  return .__function(
  named: "theSandboxShapeIsFoundWhereTheSettingsSay()",
  in: ContainerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ContainerTests.swift", filePath: "/work/main/Tests/EngineTests/ContainerTests.swift", line: 69, column: 6),
  parameters: [],
  testFunction: $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_16bf26e3bc4ec2104efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_24accessorbf26e3bc4ec2104efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_25generatorbf26e3bc4ec2104efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_33testContentRecordbf26e3bc4ec2104efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests09ContainerB0V41theSandboxShapeIsFoundWhereTheSettingsSay4TestfMp_24accessorbf26e3bc4ec2104efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ContainerTests.swift:89:6-89:6
