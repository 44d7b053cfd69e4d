@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_16e7c275409690a20cfMu_(accessed arg0:Int64,modified arg1:Int64,changed arg2:Int64,goes arg3:Bool) async throws -> Void {
  @Sendable func $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_7__localfMu0_(accessed arg0:Int64,modified arg1:Int64,changed arg2:Int64,goes arg3:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_7__localfMu_.temporaryItemGoesWhenAllOfItsTimesAreOlderThanItsAge(accessed: arg0,modified: arg1,changed: arg2,goes: arg3))))
  }
  try await $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_7__localfMu0_(accessed: arg0,modified: arg1,changed: arg2,goes: arg3)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_25generatore7c275409690a20cfMu_() async -> Testing.Test {
  return .__function(
  named: "temporaryItemGoesWhenAllOfItsTimesAreOlderThanItsAge(accessed:modified:changed:goes:)",
  in: PurgeRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        (0, 0, 0, true), (day, day, day, true), (Self.day * 11 - 1, 0, 0, false), (0, Self.day * 11 - 1, 0, false),
        (0, 0, Self.day * 11 - 1, false), (Self.day * 10 - 1, 0, 0, true), (Self.day * 10, 0, 0, false), (Self.day * 20, 0, 0, false),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/PurgeRuleTests.swift", filePath: "/work/main/Tests/PurgeTests/PurgeRuleTests.swift", line: 35, column: 6),
  parameters: [(firstName: "accessed",secondName: nil,type: (Int64).self),(firstName: "modified",secondName: nil,type: (Int64).self),(firstName: "changed",secondName: nil,type: (Int64).self),(firstName: "goes",secondName: nil,type: (Bool).self)],
  testFunction: $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_16e7c275409690a20cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_24accessore7c275409690a20cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_25generatore7c275409690a20cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_33testContentRecorde7c275409690a20cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_24accessore7c275409690a20cfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/PurgeRuleTests.swift:47:6-47:6
