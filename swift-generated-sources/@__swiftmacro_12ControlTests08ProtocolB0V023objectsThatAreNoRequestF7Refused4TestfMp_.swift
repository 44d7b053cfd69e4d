@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_16f1b4682f369b9113fMu_(text arg0:String) async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_7__localfMu0_(text arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_7__localfMu_.objectsThatAreNoRequestAreRefused(text: arg0))))
  }
  try await $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_7__localfMu0_(text: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_25generatorf1b4682f369b9113fMu_() async -> Testing.Test {
  return .__function(
  named: "objectsThatAreNoRequestAreRefused(text:)",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        #"{}"#, #"{"request":"ping"}"#, #"{"protocol":2,"request":"ping"}"#, #"{"protocol":"1","request":"ping"}"#,
        #"{"protocol":1}"#, #"{"protocol":1,"request":7}"#, #"{"protocol":1,"request":"stop"}"#,
        #"{"protocol":1,"request":"attention"}"#, #"{"protocol":1,"request":"attention","path":"relative"}"#,
        #"{"protocol":1,"request":"attention","path":""}"#, #"{"protocol":1,"request":"attention","path":"/a\u0000"}"#,
        #"{"protocol":1,"request":"attention","path":"/a","path_hex":"2"}"#,
        #"{"protocol":1,"request":"attention","path":"/a","path_hex":"61"}"#,
        #"{"protocol":1,"request":"pause","seconds":0}"#, #"{"protocol":1,"request":"pause","seconds":-1}"#,
        #"{"protocol":1,"request":"pause","seconds":31622401}"#, #"{"protocol":1,"request":"pause","seconds":"60"}"#,
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 38, column: 6),
  parameters: [(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_16f1b4682f369b9113fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_24accessorf1b4682f369b9113fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_25generatorf1b4682f369b9113fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_33testContentRecordf1b4682f369b9113fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_24accessorf1b4682f369b9113fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:54:6-54:6
