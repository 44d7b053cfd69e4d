import CairnCore
import CairnFormat

/// Opens what lives where a version came from, beneath held directories, never through a symlink.
public enum LiveFile {
    /// - Throws: ``SystemError``, also when no regular file is there.
    public static func open(root: [UInt8], path: [UInt8], in fileSystem: any FileSystem)
        throws(SystemError) -> any SourceFile
    {
        let (directory, name) = try place(root: root, path: path, in: fileSystem)
        return try directory.openFile(name)
    }

    /// The directory that a version lay in, and its name there.
    public static func place(
        root: [UInt8], path: [UInt8], in fileSystem: any FileSystem
    ) throws(SystemError) -> (any SourceDirectory, [UInt8]) {
        var components = ItemPath.components(path)
        var directory: any SourceDirectory
        if components.isEmpty {
            let (parent, name) = ItemPath.split(root)
            directory = try fileSystem.openRoot(parent.isEmpty ? [ItemPath.separator] : parent)
            components = [name]
        } else {
            directory = try fileSystem.openRoot(root)
        }
        for component in components.dropLast() {
            directory = try directory.openDirectory(component)
        }
        return (directory, components[components.count - 1])
    }
}
