@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_17Z323200524a9b37eefMu_() async throws -> Void {
  @Sendable func $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardRootsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_7__localfMu_.theDefaultRepositoryInApplicationSupportIsNotKeptInItself())))
  }
  try await $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_25generator323200524a9b37eefMu_() async -> Testing.Test {
  return .__function(
  named: "theDefaultRepositoryInApplicationSupportIsNotKeptInItself()",
  in: StandardRootsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/StandardRootsTests.swift", filePath: "/work/main/Tests/CommandTests/StandardRootsTests.swift", line: 18, column: 6),
  parameters: [],
  testFunction: $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_17Z323200524a9b37eefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_24accessor323200524a9b37eefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_25generator323200524a9b37eefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_33testContentRecord323200524a9b37eefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests013StandardRootsB0V049theDefaultRepositoryInApplicationSupportIsNotKeptH6Itself4TestfMp_24accessor323200524a9b37eefMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:31:6-31:6
