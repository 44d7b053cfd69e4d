import CommandSupport
import Glibc
import Testing

/// Hard links of one file that were backed up as roots of their own.
@Suite struct NamedLinkTests {
    @Test func filesThatWereBackedUpByName() {
        let sandbox = Sandbox("named-links")
        sandbox.put("a", "one\n")
        sandbox.prepare()
        let (a, b) = (sandbox.source + "/a", sandbox.source + "/b")
        #expect(link(a, b) == 0)
        sandbox.cairn("backup", a, b)
        let out = sandbox.file("out")
        sandbox.cairn("restore", "--target", out)
        #expect(Files.text(out + a) == "one\n" && Files.text(out + b) == "one\n")
        #expect(Files.inode(out + a) == Files.inode(out + b))
        sandbox.cairn("drill")
        for name in [a, b] {
            unlink(name)
            sandbox.cairn("restore", "--in-place", name)
            #expect(Files.text(name) == "one\n" && Files.inode(a) == Files.inode(b))
        }
        for name in [a, b] { unlink(name) }
        sandbox.cairn("restore", "--in-place")
        #expect(Files.inode(a) == Files.inode(b))
    }
}
