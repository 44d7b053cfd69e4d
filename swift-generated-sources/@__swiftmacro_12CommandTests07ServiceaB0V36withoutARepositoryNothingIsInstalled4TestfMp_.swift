@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_16Z6593e4e78cf4cdffMu_() async throws -> Void {
  @Sendable func $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServiceCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_7__localfMu_.withoutARepositoryNothingIsInstalled())))
  }
  try await $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_24generator6593e4e78cf4cdffMu_() async -> Testing.Test {
  return .__function(
  named: "withoutARepositoryNothingIsInstalled()",
  in: ServiceCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ServiceCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ServiceCommandTests.swift", line: 95, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_16Z6593e4e78cf4cdffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_23accessor6593e4e78cf4cdffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_24generator6593e4e78cf4cdffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_32testContentRecord6593e4e78cf4cdffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ServiceaB0V36withoutARepositoryNothingIsInstalled4TestfMp_23accessor6593e4e78cf4cdffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:99:6-99:6
