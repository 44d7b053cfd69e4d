import CairnCore
import CairnFormat
import CairnLinux
import CairnSettings
import CairnSource

/// The settings file, edited by a command.
enum SettingsPlace {
    /// Edits the settings file, which may be a symlink to where it really is, or not there yet.
    ///
    /// - Parameters:
    ///   - byHand: what a person writes instead, where the file is written in a way that is not
    ///     changed safely.
    ///   - isDryRun: whether nothing is written.
    ///   - change: gives the new text of the old one.
    /// - Returns: the file's path.
    @discardableResult
    static func edit(
        _ context: Context, byHand: String, isDryRun: Bool = false,
        _ change: ([UInt8]) throws -> [UInt8]
    ) throws -> [UInt8] {
        let file = context.settingsFile ?? DefaultLocations(context.user).settingsFile
        // A file that is made now would be refused from then on.
        var existing = file
        while (try? LinuxFileSystem().status(ofRoot: existing)) == nil, existing.count > 1 {
            existing = ItemPath.split(existing).parent.ifEmpty([ItemPath.separator])
        }
        try Context.check(
            existing, is: "settings", "use --config with a settings file owned by the root user")
        let real = RealPath.resolve(file)
        let before = try SmallFile.content(real) ?? []
        do {
            let after = try change(before)
            if after != before { try SmallFile.checkReplaceable(real) }
            if after != before, !isDryRun {
                if before.isEmpty { try SettingsDirectory.make(for: real) }
                try SmallFile.replace(real, with: after, isKept: true)
            }
        } catch is SettingsEdit.Unclear {
            throw CommandFailure(
                "cannot edit \(PathText.display(file)) safely",
                "edit it by hand: \(byHand)")
        }
        return file
    }

    /// Performs an action, and restores the settings file if the action fails.
    static func restoringOnFailure(_ context: Context, _ action: () throws -> Void) throws {
        let file = RealPath.resolve(
            context.settingsFile ?? DefaultLocations(context.user).settingsFile)
        let before = try SmallFile.content(file)
        do { try action() } catch {
            if let before, (try? SmallFile.content(file)) != before {
                try? SmallFile.replace(file, with: before, isKept: true)
            } else if before == nil {
                try? SmallFile.remove(file)
            }
            throw error
        }
    }

    /// A running daemon reads the settings again; without one the next backup does.
    static func reloadDaemon(_ context: Context) {
        guard let daemon = try? context.daemon() else { return }
        do {
            if let problem = try daemon.reload() {
                context.note("the running service cannot reload the settings: \(problem)")
            }
        } catch {
            context.note(
                "the running service could not reload the settings; run `systemctl --user reload cairn` to reload them"
            )
        }
    }
}
