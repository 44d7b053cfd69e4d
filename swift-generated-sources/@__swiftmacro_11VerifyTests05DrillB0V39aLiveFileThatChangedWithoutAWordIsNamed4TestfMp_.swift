@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_16aea1252199b689a4fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DrillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_7__localfMu_.aLiveFileThatChangedWithoutAWordIsNamed())))
  }
  try await $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_25generatoraea1252199b689a4fMu_() async -> Testing.Test {
  return .__function(
  named: "aLiveFileThatChangedWithoutAWordIsNamed()",
  in: DrillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The disk of the live file has changed a bit by itself: nothing in its status tells.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DrillTests.swift", filePath: "/work/main/Tests/VerifyTests/DrillTests.swift", line: 147, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_16aea1252199b689a4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_24accessoraea1252199b689a4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_25generatoraea1252199b689a4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_33testContentRecordaea1252199b689a4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests05DrillB0V39aLiveFileThatChangedWithoutAWordIsNamed4TestfMp_24accessoraea1252199b689a4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:165:6-165:6
