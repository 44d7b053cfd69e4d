import CairnFormat

extension CatalogWriter {
    /// Forgets a pack with its blocks and chunks, so that nothing is deduplicated against it.
    public func removePack(_ id: Int64) throws { try removePacks([id]) }

    /// The same for several: reads the tables of blocks and chunks whole, once.
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

    /// Forgets all packs, to learn them anew.
    func removeAllPacks() throws {
        for table in ["chunk", "block", "pack"] {
            try connection.prepare("DELETE FROM \(table)_rows").run()
        }
    }
}
