import CairnCore
import CairnFormat
import CairnLinux
import CairnText
import Glibc

/// The way to a settings file that cannot be opened, because nothing is at its path.
enum SettingsWay {
    /// - Returns: why the file cannot be read; nil if it is only absent, so that the defaults are
    ///   meant. A symlink to a place that is not mounted is a file of the user.
    static func failure(_ file: [UInt8]) -> CommandFailure? {
        var path = file
        while path.count > 1 {
            let name = (path + [0]).map { CChar(bitPattern: $0) }
            var found = stat()
            guard lstat(name, &found) == 0 else {
                path = ItemPath.split(path).parent
                continue
            }
            let isLink = stat(name, &found) != 0
            if !isLink, found.st_mode & S_IFMT == S_IFDIR { return nil }
            return failure(file, at: path, isLink: isLink)
        }
        return nil
    }

    /// - Parameter path: of a broken symlink or a file on the way.
    private static func failure(_ file: [UInt8], at path: [UInt8], isLink: Bool) -> CommandFailure {
        let (name, target) = (PathText.display(path), PathText.display(RealPath.destination(path)))
        return CommandFailure(
            "cannot read the settings file \(PathText.display(file)): "
                + (isLink
                    ? "\(name) is a symlink to \(target), which does not exist"
                    : "\(name) is not a directory"),
            isLink
                ? "mount or restore \(target), or remove the symlink to use the default settings"
                : "remove or rename it to use the default settings, or specify the file with --config"
        )
    }
}
