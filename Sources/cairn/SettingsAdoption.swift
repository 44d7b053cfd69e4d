import CairnCore
import CairnFormat
import CairnLinux
import CairnSettings
import CairnSource
import CairnText

/// Makes a new repository that of the settings, where they name none.
struct SettingsAdoption {
    /// The settings file, when it names the repository since now.
    private(set) var file: [UInt8]?
    private let path: [UInt8]
    /// The repository that commands without -r go on with; nil where it is the new one.
    private var other: [UInt8]?
    /// What names that one.
    private var source = ""
    /// The repository at the usual place, which no command means any more.
    private var left: [UInt8]?

    /// - Parameters:
    ///   - isNamed: whether its directory was the argument of `init`.
    ///   - isOrdered: whether the settings are changed whatever they name.
    init(_ context: Context, isNamed: Bool, isOrdered: Bool) throws {
        path = context.repositoryPath
        let text = try context.settingsFile.flatMap { try SmallFile.content($0) } ?? []
        let present = context.settings.repository
        if present == path, !isOrdered { return }
        let isFree = !SettingsEdit.namesRepository(text)
        let variable = context.user.variable("CAIRN_REPOSITORY")
        if isOrdered || (isNamed && isFree && variable == nil) {
            do { file = try Self.write(path, context) } catch  where !isOrdered {
                // The repository is made all the same.
                context.note(
                    "cannot save the repository's path in the settings: \(CommandFailure(error)?.description ?? "\(error)")"
                )
            }
            if isFree, present != path, RealPath.exists(ItemPath.join(present, "cairn.json".bytes))
            {
                left = present
            }
        }
        if let variable, PathArgument.absolute(variable) != path {
            (other, source) = (PathArgument.absolute(variable), "CAIRN_REPOSITORY")
        } else if file == nil, isNamed || isOrdered {
            (other, source) = (
                present,
                PathText.display(
                    context.settingsFile ?? DefaultLocations(context.user).settingsFile)
            )
        }
    }

    private static func write(_ path: [UInt8], _ context: Context) throws -> [UInt8] {
        let text = SettingsPath.text(path)
        return try SettingsPlace.edit(
            context, byHand: "add repository = \"\(PathText.display(path))\" before the first table"
        ) { try SettingsEdit.namingRepository(text, in: $0, user: context.user) }
    }

    /// Says which repository commands mean from now on.
    func tell() {
        let shown = PathText.display(path)
        if let file {
            Terminal.line(
                "all commands now use \(shown), which is set in \(PathText.display(file))"
            )
        }
        if let left {
            let word = ShellText.quoted(left)
            Terminal.line(
                "the repository at \(PathText.display(left)) is unchanged, and you can use it with `cairn -r \(word)`; a running service uses it until you restart the service"
            )
        }
        if let other {
            Terminal.line(
                "commands without -r still use \(PathText.display(other)), which is set in \(source); run `cairn init --if-missing --use \(ShellText.quoted(path))` to use this repository"
            )
        }
    }
}
