@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_17Z6a4f0e2a9fc2456efMu_() async throws -> Void {
  @Sendable func $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DrillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_7__localfMu_.holesAreComparedToo())))
  }
  try await $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_25generator6a4f0e2a9fc2456efMu_() async -> Testing.Test {
  return .__function(
  named: "holesAreComparedToo()",
  in: DrillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// What is a hole in both is not read; what is one in either is.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DrillTests.swift", filePath: "/work/main/Tests/VerifyTests/DrillTests.swift", line: 180, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_17Z6a4f0e2a9fc2456efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_24accessor6a4f0e2a9fc2456efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_25generator6a4f0e2a9fc2456efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_33testContentRecord6a4f0e2a9fc2456efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests05DrillB0V19holesAreComparedToo4TestfMp_24accessor6a4f0e2a9fc2456efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:201:6-201:6
