@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_16d669c8f26d12f33cfMu_() async throws -> Void {
  @Sendable func $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServiceCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_7__localfMu_.repositoryThatAUnitCannotNameIsRefused())))
  }
  try await $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_25generatord669c8f26d12f33cfMu_() async -> Testing.Test {
  return .__function(
  named: "repositoryThatAUnitCannotNameIsRefused()",
  in: ServiceCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ServiceCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ServiceCommandTests.swift", line: 101, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_16d669c8f26d12f33cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_24accessord669c8f26d12f33cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_25generatord669c8f26d12f33cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_33testContentRecordd669c8f26d12f33cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ServiceaB0V38repositoryThatAUnitCannotNameIsRefused4TestfMp_24accessord669c8f26d12f33cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:105:6-105:6
