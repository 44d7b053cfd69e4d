import CairnCore
import CairnDaemon

/// Writes figures beside their file and renames them over it. The collector reads names that end in
/// `.prom`, so never the half.
///
/// Nothing is synced: after a power cut the figures are old in any case. - Source: rename(2);
/// node_exporter, "Textfile Collector".
public struct MetricsFile: MetricsSink {
    public init() {}

    public func write(_ text: [UInt8], to path: [UInt8]) throws(SystemError) {
        try SmallFile.replace(path, with: text)
    }
    public func remove(_ path: [UInt8]) throws(SystemError) { try SmallFile.remove(path) }
}
