import CairnText
import Testing

/// Which passwords are refused, which are called weak, and which are taken without a word.
@Suite struct PasswordStrengthTests {
    private func verdict(_ password: String) -> PasswordStrength.Verdict {
        Array(password.utf8).withUnsafeBytes { PasswordStrength($0).verdict }
    }

    @Test(arguments: [
        "", "a", "abc", "1234567", "short12", "12345678", "aaaaaaaaaaaa", "password", "P4$$w0rd",
        "qwertyuiop", "asdfghjkl", "iloveyou", "abcabcabcabc", "987654321", "passwordpassword",
        "changeme1",
    ])
    func whatIsTriedFirstIsUnfit(_ password: String) {
        #expect(verdict(password) == .unfit)
    }

    @Test(arguments: ["secretpw1", "dragonfly7", "93746105"])
    func whatALittleMoreEffortFindsIsWeak(_ password: String) {
        #expect(verdict(password) == .weak)
    }

    @Test(arguments: [
        "correct horse battery staple", "Tk7#mQ2x", "nvqxrdlp", "grün wächst der Wald",
        "8f3a9c1e5b7d2046", "the password of all tests",
    ])
    func whatIsHardToGuessIsGood(_ password: String) {
        #expect(verdict(password) == .good)
    }

    @Test func theLongestTakesNoLongerThanAShortOne() {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 4096)
        #expect(long.withUnsafeBytes { PasswordStrength($0) }.characters == 4096)
    }

    @Test func itSaysWhatIsWrong() {
        func fault(_ password: String) -> String {
            Array(password.utf8).withUnsafeBytes { PasswordStrength($0).fault }
        }
        #expect(fault("abc") == "has fewer than 8 characters")
        #expect(
            fault("password1") == "is easy to guess (a common word, a keyboard row or a repetition)"
        )
    }
}
