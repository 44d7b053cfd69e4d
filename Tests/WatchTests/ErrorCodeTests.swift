import Testing

@testable import CairnCore

/// The codes that Cairn adds to those of the system.
@Suite struct ErrorCodeTests {
    @Test func eachHasItsOwnNumberAndReason() {
        let others: [Int32] = [
            ErrorCode.otherDisk, ErrorCode.otherSubvolume, ErrorCode.othersDirectory,
            ErrorCode.displacedRoot, ErrorCode.listedOnly, ErrorCode.excluded,
            SystemError.untrustedLink, SystemError.foreignEnvironment, SystemError.elsewhere,
            SystemError.remoteAway, SystemError.foreignSocket,
        ]
        let codes = others + EventSourceFailure.allCases.map(\.rawValue)
        #expect(Set(codes).count == codes.count)
        let reasons = codes.map { SystemError("open", path: [], code: $0).reason }
        #expect(Set(reasons).count == codes.count, "\(reasons)")
        for failure in EventSourceFailure.allCases {
            let error = SystemError("watch with", path: [], code: failure.rawValue)
            #expect(error.reason == failure.reason)
        }
    }
}
