@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_16cc3c808297ac2288fMu_(text arg0:String) async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_7__localfMu0_(text arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_7__localfMu_.whatIsNotOneObjectIsNoLine(text: arg0))))
  }
  try await $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_7__localfMu0_(text: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_25generatorcc3c808297ac2288fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsNotOneObjectIsNoLine(text:)",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        "", " ", "ping", "1", "[]", "null", "\"ping\"", "{", "}", "{}{}", "{} x", "{,}", #"{"a"}"#, #"{"a":}"#,
        #"{"a":1,}"#, #"{"a":1 "b":2}"#, #"{a:1}"#, #"{"a":01}"#, #"{"a":1.5}"#, #"{"a":1e3}"#, #"{"a":-}"#,
        #"{"a":9223372036854775808}"#, #"{"a":99999999999999999999}"#, #"{"a":1,"a":1}"#, #"{"a":"\x"}"#,
        #"{"a":"\ud800"}"#, #"{"a":"\udc00"}"#, #"{"a":"\ud800\u0041"}"#, #"{"a":"\u12"}"#, #"{"a":"x}"#,
        "{\"a\":\"\n\"}", #"{"a":tru}"#, #"{"a":nullx}"#, #"{"a":[1,]}"#, #"{"a":[1 2]}"#, "{\"a\":\"\u{1}\"}",
        #"{"a":[[[[[[[[1]]]]]]]]}"#, String(repeating: "[", count: 60_000), String(repeating: #"{"a":"#, count: 10_000),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 56, column: 6),
  parameters: [(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_16cc3c808297ac2288fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_24accessorcc3c808297ac2288fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_25generatorcc3c808297ac2288fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_33testContentRecordcc3c808297ac2288fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_24accessorcc3c808297ac2288fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:66:6-66:6
