extension CatalogWriter {
    /// Drops a pack with its blocks and chunks, so that nothing is deduplicated against it.
    public func removePack(_ id: Int64) throws { try removePacks([id]) }

    /// Drops several packs: reads the tables of blocks and chunks once, whole.
    public func removePacks(_ ids: [Int64]) throws {
        guard !ids.isEmpty else { return }
        let list = ids.map(String.init).joined(separator: ",")
        for sql in [
            "DELETE FROM chunk_rows WHERE block IN (SELECT id FROM block WHERE pack IN (\(list)))",
            "DELETE FROM block_rows WHERE pack IN (\(list))",
            "DELETE FROM pack_rows WHERE id IN (\(list))",
        ] {
            try connection.prepare(sql).run()
        }
    }

    /// Drops all packs, to read them again.
    func removeAllPacks() throws {
        for table in ["chunk", "block", "pack"] {
            try connection.prepare("DELETE FROM \(table)_rows").run()
        }
    }
}
