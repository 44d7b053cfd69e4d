import Testing

/// The entry point of the test program, in place of the one that SwiftPM would generate.
///
/// SwiftPM finds tests of XCTest in the index that the compiler writes, which takes a quarter of
/// the build. All tests are Swift Testing's, so the index can be left out.
@main struct TestProgram {
    static func main() async {
        let arguments = CommandLine.arguments
        // `swift test` also asks for the tests of XCTest, and runs them: there are none.
        if arguments.contains("--dump-tests-json") { print(#"{"name": "none", "tests": []}"#) }
        guard arguments.contains("swift-testing") else { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
