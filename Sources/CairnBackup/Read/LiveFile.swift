import CairnCore
import CairnFormat

/// Opens the live file of a version, beneath open directories, never through a symlink.
public enum LiveFile {
    /// - Throws: ``SystemError``, also when it is not a regular file.
    public static func open(root: [UInt8], path: [UInt8], in fileSystem: any FileSystem)
        throws(SystemError) -> any SourceFile
    {
        let (directory, name) = try place(root: root, path: path, in: fileSystem)
        return try directory.openFile(name)
    }

    /// The live directory of a version, and the version's name in it.
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
        directory = try directory.openDirectory(at: components.dropLast())
        return (directory, components[components.count - 1])
    }
}
