import CairnCore
import CairnFormat
import CairnSource

extension RawSettings {
    /// The table `[documents]`.
    struct Documents {
        let extensions: Entry<[Entry<String>]>?
        let infoPlist: Entry<Bool>?

        static let keys = ["extensions", "info-plist"]

        init(_ table: SettingsTable?) throws(SettingsError) {
            extensions = try table?.words(
                "extensions",
                allowed: "a list of extensions without their dots, as [\"rtfd\", \"pages\"]")
            infoPlist = try table?.flag("info-plist")
        }
    }
}

extension BundleRules {
    static let extensionsMaximum = 1_000

    init(_ raw: RawSettings.Documents) throws(SettingsError) {
        self = .standard
        if let list = raw.extensions {
            guard list.value.count <= Self.extensionsMaximum else {
                throw list.error(
                    "\(list.value.count) extensions", allowed: "at most \(Self.extensionsMaximum)")
            }
            var texts: [String] = []
            for entry in list.value { texts.append(try entry.fileExtension()) }
            extensions = BundleRules(extensions: texts).extensions
        }
        obeysInfoPlist = raw.infoPlist?.value ?? obeysInfoPlist
    }
}

extension RawSettings.Entry where Value == String {
    fileprivate func fileExtension() throws(SettingsError) -> String {
        let bytes = Array(value.utf8)
        let isSound =
            !bytes.isEmpty && bytes.count <= BundleRules.extensionBytesMaximum
            && !bytes.contains {
                $0 <= 0x20 || $0 == 0x7f || $0 == UInt8(ascii: ".") || $0 == ItemPath.separator
            }
        guard isSound else {
            let shown =
                bytes.count <= 80
                ? "“\(PathText.display(bytes))”" : "a text of \(bytes.count) bytes"
            throw error(
                "\(shown) cannot be an extension",
                allowed:
                    "what stands behind the last dot of a name, as \"rtfd\": 1 to \(BundleRules.extensionBytesMaximum) bytes, "
                    + "without a dot, a slash or a space")
        }
        return value
    }
}
