@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_17Z1e15de3cef367f91fMu_() async throws -> Void {
  @Sendable func $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnreadableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_7__localfMu_.unreadableItemsAreNamedAndPickedUpLater())))
  }
  try await $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_25generator1e15de3cef367f91fMu_() async -> Testing.Test {
  return .__function(
  named: "unreadableItemsAreNamedAndPickedUpLater()",
  in: UnreadableTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root and setpriv")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/UnreadableTests.swift", filePath: "/work/main/Tests/CommandTests/UnreadableTests.swift", line: 28, column: 6),
  parameters: [],
  testFunction: $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_17Z1e15de3cef367f91fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_24accessor1e15de3cef367f91fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_25generator1e15de3cef367f91fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_33testContentRecord1e15de3cef367f91fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010UnreadableB0V39unreadableItemsAreNamedAndPickedUpLater4TestfMp_24accessor1e15de3cef367f91fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:55:6-55:6
