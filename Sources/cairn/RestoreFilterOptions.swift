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
            "Restore only what matches, with the directories that lead there. A pattern of a .gitignore beneath each PATH, or an absolute path. May be given several times."
        ))
    var include: [String] = []
    @Option(
        help: .value("pattern", "Do not restore what matches. May be given several times."))
    var exclude: [String] = []

    private var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

    /// Refuses options that do not go together.
    func check(deletes: Bool, isOfDeleted: Bool) throws {
        guard !isEmpty, deletes || isOfDeleted else { return }
        throw CommandFailure(
            "\(deletes ? "--delete" : "--deleted") does not go with --include and --exclude",
            "leave the patterns out, or name what is meant as PATH")
    }

    /// - Returns: nil when everything comes back.
    func filter(of selections: [RestoreSelection]) throws -> RestoreFilter? {
        guard !isEmpty else { return nil }
        let places = selections.map(\.livePath)
        func patterns(_ texts: [String], _ option: String) throws -> PathPatterns? {
            guard !texts.isEmpty else { return nil }
            do {
                return try PathPatterns(texts.map { ArgumentText.bytes($0) }, beneath: places)
            } catch { throw PatternText.failure(error, option) }
        }
        return RestoreFilter(
            included: try patterns(include, "--include"),
            excluded: try patterns(exclude, "--exclude"))
    }
}

enum PatternText {
    static func failure(_ mistake: PathPatterns.Mistake, _ option: String) -> CommandFailure {
        switch mistake {
        case .pattern(let text, let mistake):
            CommandFailure(
                "\(PathText.display(text)) is a pattern \(mistake.problem)",
                "patterns are those of a .gitignore: `*.o`, `/build`, `cache/`")
        case .wholeSource(let path):
            CommandFailure(
                "\(option) means all of \(PathText.display(path))",
                "name only what is meant as PATH, or something in it with \(option)")
        }
    }
}
