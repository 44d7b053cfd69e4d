import CairnLinux
import Testing

/// Rclone's rules of addresses. - Source: rclone.org/docs.
@Suite struct RcloneAddressTests {
    @Test(arguments: [
        ("nas:x/y", "nas", "x/y"), ("a b:", "a b", ""), ("r-e.m+o@te_1:/x", "r-e.m+o@te_1", "/x"),
        ("größe:x", "größe", "x"), ("nas,nounc:x:y", "nas", "x:y"),
        ("nas,a=b/c,d='e:f,g''h/':/p,q", "nas", "/p,q"), ("nas,a=\"x:\",b:p", "nas", "p"),
    ])
    func namesOptionsAndPathsAreTold(text: String, name: String, path: String) throws {
        let address = try #require(RcloneAddress(text))
        #expect(address.name == name && address.path == path && !address.isMadeHere)
        let made = RcloneAddress(":" + text)
        #expect(made?.isMadeHere == true && made?.name == name && made?.path == path)
    }

    /// Some of these rclone takes for paths of this machine.
    @Test(arguments: [
        "", ":", "::", "x", "/x:y", "nas/sub:y", ":nas/sub:y", "--config=/x:y", "-z:y", " nas:y",
        "nas :y", "a\\b:y", "a*:y", "nas,:y", "nas,a/b:y", "nas,a='b:c", "nas,a='b'c:d",
        "nas,a=b", "nas,",
    ])
    func whatIsNoAddressIsNone(text: String) {
        #expect(RcloneAddress(text) == nil, "\(text)")
    }
}
