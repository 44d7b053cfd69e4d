import CairnCore
import Testing

@testable import CairnLinux

/// What rclone says of a failure, and what is told of it.
@Suite struct RcloneFailureTests {
    private func failure(_ text: String, status: Int = 500) -> RemoteError {
        RcloneStore.failure("list", "state", text, status)
    }

    /// Go's libraries put the cause on a line of its own, behind the address.
    @Test func aCauseIsToldWithoutTheAddress() {
        let said = """
            error in ListJSON: RequestError: send request failed
            caused by: Get "http://ada:secret@localhost:1/bucket?list-type=2": dial tcp 127.0.0.1:1: \
            connect: connection refused
            """
        let found = failure(said)
        #expect(found.kind == .temporary)
        #expect(
            found.reason
                == "error in ListJSON: RequestError: send request failed: dial tcp 127.0.0.1:1: connect: connection refused"
        )
    }

    @Test(arguments: [
        ("caused by: nothing before it", "caused by: nothing before it"),
        ("first\nsecond", "first"), ("first\ncaused by: why", "first: why"),
        ("first\ncaused by: \"", "first: "), ("\n\n", "status 500"), ("", "status 500"),
        ("{\n\t\"error\": \"open \\\"x\\\": refused\",\n\t\"sta", "open \"x\": refused"),
    ])
    func whatIsSaidIsOneLine(text: String, reason: String) {
        #expect(failure(text).reason == reason)
    }

    @Test func aBucketThatIsNotThereIsNoMatterOfPatience() {
        #expect(failure("NoSuchBucket: The specified bucket does not exist").kind == .unusable)
    }

    /// What only a person can end is told apart from what passes.
    @Test(arguments: [
        ("open x: permission denied", RemoteError.Kind.refused),
        ("open x: operation not permitted", .refused),
        ("couldn't connect SSH: ssh: handshake failed: knownhosts: key mismatch", .refused),
        ("couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate", .refused),
        ("couldn't fetch token: invalid_grant: maybe token expired?", .refused),
        ("FTP login: 530 Login incorrect.", .refused),
        ("tls: x509: certificate has expired or is not yet valid", .refused),
        ("mkdir x: read-only file system", .readOnly), ("write x: no space left on device", .full),
        ("dial tcp 10.0.0.1:22: connect: connection refused", .temporary),
        ("dial tcp: lookup nas: no such host", .temporary),
        ("dial tcp 10.0.0.1:22: i/o timeout", .temporary),
        ("couldn't connect SSH: ssh: handshake failed: EOF", .temporary),
    ])
    func whatNeedsAPersonIsToldApart(text: String, kind: RemoteError.Kind) {
        #expect(failure(text).kind == kind)
    }
}
