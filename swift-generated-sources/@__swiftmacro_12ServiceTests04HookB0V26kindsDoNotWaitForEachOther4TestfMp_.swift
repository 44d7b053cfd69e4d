@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_16Z90837ae3339e58bfMu_() async throws -> Void {
  @Sendable func $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_7__localfMu_.kindsDoNotWaitForEachOther())))
  }
  try await $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_24generator90837ae3339e58bfMu_() async -> Testing.Test {
  return .__function(
  named: "kindsDoNotWaitForEachOther()",
  in: HookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/HookTests.swift", filePath: "/work/main/Tests/ServiceTests/HookTests.swift", line: 62, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_16Z90837ae3339e58bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_23accessor90837ae3339e58bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_24generator90837ae3339e58bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_32testContentRecord90837ae3339e58bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04HookB0V26kindsDoNotWaitForEachOther4TestfMp_23accessor90837ae3339e58bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:75:6-75:6
