@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_16Z440dabc3e5a1487fMu_(name arg0:String?) async throws -> Void {
  @Sendable func $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_7__localfMu0_(name arg0:String?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NotifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_7__localfMu_.otherAddressesAreNobody(name: arg0))))
  }
  try await $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_24generator440dabc3e5a1487fMu_() async -> Testing.Test {
  return .__function(
  named: "otherAddressesAreNobody(name:)",
  in: NotifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[nil, "", "relative", "vsock:2:1234", "/", "@", "/" + String(repeating: "x", count: 108), "/a\0b"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/NotifyTests.swift", filePath: "/work/main/Tests/ServiceTests/NotifyTests.swift", line: 59, column: 6),
  parameters: [(firstName: "name",secondName: nil,type: (String?).self)],
  testFunction: $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_16Z440dabc3e5a1487fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_23accessor440dabc3e5a1487fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_24generator440dabc3e5a1487fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_32testContentRecord440dabc3e5a1487fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests06NotifyB0V23otherAddressesAreNobody4TestfMp_23accessor440dabc3e5a1487fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:62:6-62:6
