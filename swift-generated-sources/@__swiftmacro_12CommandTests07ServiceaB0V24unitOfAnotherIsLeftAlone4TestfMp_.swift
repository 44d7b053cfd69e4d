@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_16ac1092aa21af94f4fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServiceCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_7__localfMu_.unitOfAnotherIsLeftAlone())))
  }
  try await $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_25generatorac1092aa21af94f4fMu_() async -> Testing.Test {
  return .__function(
  named: "unitOfAnotherIsLeftAlone()",
  in: ServiceCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ServiceCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ServiceCommandTests.swift", line: 86, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_16ac1092aa21af94f4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_24accessorac1092aa21af94f4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_25generatorac1092aa21af94f4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_33testContentRecordac1092aa21af94f4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ServiceaB0V24unitOfAnotherIsLeftAlone4TestfMp_24accessorac1092aa21af94f4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ServiceCommandTests.swift:93:6-93:6
