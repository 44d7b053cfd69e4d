@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_16b3975e0a1691c6a6fMu_() async throws -> Void {
  @Sendable func $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ApplicationSignsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_7__localfMu_.mappedAndLockedInodesAreRead())))
  }
  try await $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_25generatorb3975e0a1691c6a6fMu_() async -> Testing.Test {
  return .__function(
  named: "mappedAndLockedInodesAreRead()",
  in: ApplicationSignsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/ApplicationSignsTests.swift", filePath: "/work/main/Tests/PurgeTests/ApplicationSignsTests.swift", line: 43, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_16b3975e0a1691c6a6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_24accessorb3975e0a1691c6a6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_25generatorb3975e0a1691c6a6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_33testContentRecordb3975e0a1691c6a6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests016ApplicationSignsB0V28mappedAndLockedInodesAreRead4TestfMp_24accessorb3975e0a1691c6a6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/ApplicationSignsTests.swift:70:6-70:6
