import CommandSupport
import Glibc
import Testing

/// What stands among the programs of a desktop.
@Suite struct DesktopEntryTests {
    @Test(
        .enabled(
            if: Files.exists("/usr/bin/desktop-file-validate"), "desktop-file-utils is missing"))
    func theDesktopEntryIsValid() {
        let file = Project.path + "/Config/cairn.desktop"
        let ended = Sandbox("entry").run("/usr/bin/desktop-file-validate", [file])
        #expect(ended.code == 0 && ended.output.isEmpty, "\(ended.text)")
        let entry = Files.text(file)
        #expect(entry.contains("\nExec=cairn browse --quiet\n") && entry.contains("\nIcon=cairn\n"))
    }
}
