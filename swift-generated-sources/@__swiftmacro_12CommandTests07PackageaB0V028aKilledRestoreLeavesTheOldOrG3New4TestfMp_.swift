@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_17Z7dd3f354fee720d1fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_7__localfMu_.aKilledRestoreLeavesTheOldOrTheNew())))
  }
  try await $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_25generator7dd3f354fee720d1fMu_() async -> Testing.Test {
  return .__function(
  named: "aKilledRestoreLeavesTheOldOrTheNew()",
  in: PackageCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Killed at any moment, a restore leaves the whole old document or the whole new one; the next clears away what it wrote.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PackageCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PackageCommandTests.swift", line: 182, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_17Z7dd3f354fee720d1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_24accessor7dd3f354fee720d1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_25generator7dd3f354fee720d1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_33testContentRecord7dd3f354fee720d1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_24accessor7dd3f354fee720d1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:229:6-229:6
