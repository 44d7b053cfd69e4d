import ArgumentParser
import CairnCore
import CairnRepository
import CairnRestore
import CairnSource
import CairnText

/// Patterns of what comes back.
struct RestoreFilterOptions: ParsableArguments {
    @Option(
        help: .value(
            "pattern",
            "Restore only items that match this .gitignore pattern, and their parent directories. Can be given several times."
        ))
    var include: [String] = []
    @Option(
        help: .value(
            "pattern",
            "Do not restore items that match this .gitignore pattern. Can be given several times."))
    var exclude: [String] = []

    private var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

    /// Refuses options that do not go together.
    func check(deletes: Bool, isOfDeleted: Bool) throws {
        guard !isEmpty, deletes || isOfDeleted else { return }
        throw CommandFailure(
            "\(deletes ? "--delete" : "--deleted") cannot be combined with --include and --exclude",
            "omit the patterns, or specify the item as PATH")
    }

    /// - Returns: nil when everything comes back.
    func filter(of selections: [RestoreSelection]) throws -> RestoreFilter? {
        guard !isEmpty else { return nil }
        let places = selections.map(\.livePath)
        func patterns(_ texts: [String], _ option: String) throws -> PathPatterns? {
            guard !texts.isEmpty else { return nil }
            return try PatternText.patterns(
                texts.map { ArgumentText.bytes($0) }, option, beneath: places)
        }
        return RestoreFilter(
            included: try patterns(include, "--include"),
            excluded: try patterns(exclude, "--exclude"))
    }
}

/// Patterns on the command line and in files.
enum PatternText {
    /// Those of `--exclude`, then those in the files of `--exclude-file`.
    static func read(_ texts: [String], files: [String], _ cancellation: Cancellation) throws
        -> [[UInt8]]
    {
        guard files.count(where: { $0 == "-" }) <= 1 else {
            throw CommandFailure(
                "standard input can be read only once", "use files for the other lists")
        }
        return try texts.map { ArgumentText.bytes($0) }
            + files.flatMap { file in
                try PathList.lines(of: file, cancellation).filter {
                    $0.contains { $0 != UInt8(ascii: " ") } && $0.first != UInt8(ascii: "#")
                }
            }
    }

    /// - Parameter whole: what to do when a pattern means all of a place.
    static func patterns(
        _ texts: [[UInt8]], _ option: String, beneath places: [[UInt8]],
        whole: String? = nil,
        observer: (@Sendable ([UInt8], IgnorePattern) -> Void)? = nil
    ) throws -> PathPatterns {
        do { return try PathPatterns(texts, beneath: places, observer: observer) } catch {
            throw failure(
                error, option,
                whole
                    ?? "specify only the items that you want as PATH, or use \(option) with a pattern that matches only some items in the directory"
            )
        }
    }

    private static func failure(_ mistake: PathPatterns.Mistake, _ option: String, _ whole: String)
        -> CommandFailure
    {
        switch mistake {
        case .pattern(let text, let mistake):
            CommandFailure(
                "\(PathText.display(text)) is a pattern \(mistake.problem)",
                "use .gitignore patterns such as `*.o`, `/build` or `cache/`")
        case .wholeSource(let path):
            CommandFailure("\(option) matches all of \(PathText.display(path))", whole)
        }
    }
}
