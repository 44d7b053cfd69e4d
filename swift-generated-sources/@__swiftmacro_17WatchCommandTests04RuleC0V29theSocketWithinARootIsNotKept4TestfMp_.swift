@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_16db8d38cf90f7dbd9fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_7__localfMu_.theSocketWithinARootIsNotKept())))
  }
  try await $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_25generatordb8d38cf90f7dbd9fMu_() async -> Testing.Test {
  return .__function(
  named: "theSocketWithinARootIsNotKept()",
  in: RuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The daemons' sockets, too, are Cairn's own.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RuleTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RuleTests.swift", line: 143, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_16db8d38cf90f7dbd9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_24accessordb8d38cf90f7dbd9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_25generatordb8d38cf90f7dbd9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_33testContentRecorddb8d38cf90f7dbd9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RuleC0V29theSocketWithinARootIsNotKept4TestfMp_24accessordb8d38cf90f7dbd9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:157:6-157:6
