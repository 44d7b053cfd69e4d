@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_17Z9057b9a89a01da00fMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_7__localfMu_.renamedDirectoriesAreJudgedByWhereTheyAre())))
  }
  try await $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_25generator9057b9a89a01da00fMu_() async -> Testing.Test {
  return .__function(
  named: "renamedDirectoriesAreJudgedByWhereTheyAre()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A pattern that speaks of more than a name holds at some places: the rename of a directory brings others to them.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 114, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_17Z9057b9a89a01da00fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_24accessor9057b9a89a01da00fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_25generator9057b9a89a01da00fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_33testContentRecord9057b9a89a01da00fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_24accessor9057b9a89a01da00fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:128:6-128:6
