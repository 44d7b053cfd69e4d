/// The pages of Docs/guide, which the build puts into the binary.
enum GuidePages {
    static let all: [(name: String, text: String)] = [
        ("first-backup", PackageResources.first_backup_md),
        ("service", PackageResources.service_md),
        ("restoring", PackageResources.restoring_md),
        ("browsing", PackageResources.browsing_md),
        ("leaving-things-out", PackageResources.leaving_things_out_md),
        ("space", PackageResources.space_md),
        ("encryption", PackageResources.encryption_md),
        ("remotes", PackageResources.remotes_md),
        ("when-the-machine-is-gone", PackageResources.when_the_machine_is_gone_md),
        ("moving", PackageResources.moving_md),
        ("servers", PackageResources.servers_md),
        ("troubleshooting", PackageResources.troubleshooting_md),
        ("exit-codes", PackageResources.exit_codes_md),
        ("for-users-of-restic", PackageResources.for_users_of_restic_md),
        ("for-users-of-borg", PackageResources.for_users_of_borg_md),
    ].map { (name: $0, text: String(decoding: $1, as: UTF8.self)) }

    /// The page that lists the others.
    static let first = (
        name: "guide", text: String(decoding: PackageResources.README_md, as: UTF8.self)
    )
}
