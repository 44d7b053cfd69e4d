import CairnFormat
import CairnText

extension FuzzTarget {
    static let commandTargets: [FuzzTarget] = [
        // Words of the command line keep their bytes, whatever they are; an absolute path has no
        // way out.
        FuzzTarget(
            "argument",
            seeds: {
                [
                    Array("../a//b/./c/".utf8), [0xff, 0xfe, 0x2f],
                    Array("\u{10fe80}\u{10feff}é".utf8), Array("/".utf8),
                ]
            }
        ) { input in
            let text = ArgumentText.text(input)
            try hold(ArgumentText.bytes(text) == input, "other bytes come back")
            let path = PathArgument.absolute(text)
            try hold(path.first == ItemPath.separator, "a path that is not absolute")
            for name in path.dropFirst().split(
                separator: ItemPath.separator, omittingEmptySubsequences: false)
            where path.count > 1 {
                try hold(
                    !name.isEmpty && name != [0x2e] && name != [0x2e, 0x2e],
                    "a name that leads elsewhere")
            }
        },
        // A moment is refused or is one that can be shown.
        FuzzTarget(
            "time",
            seeds: {
                [
                    "2026-11-20 14:00", "2026-11-20T13:00:00Z", "14:00", "2 hours ago", "yesterday",
                    "now", "9999-12-31", "999999 years ago", "2026-02-31",
                    "Sun, 22 Nov 2026 14:00:05 +01:00", "last monday at 10pm", "1h30min",
                    "this morning", "@1795297321", "999999y999999y999999d",
                ]
                .map { Array($0.utf8) }
            }
        ) { input in
            for now in [0, 1_795_297_321, -1] as [Int64] {
                guard
                    let span = MomentSpan(
                        ArgumentText.text(input), now: Timestamp(seconds: now))
                else { continue }
                try hold(span.first <= span.last, "a moment that ends before it begins")
                for moment in [span.first, span.last] {
                    try hold(
                        !TimeText.local(moment).isEmpty && !TimeText.utc(moment).isEmpty,
                        "a moment that cannot be shown")
                }
            }
        },
        // Moments from a repository can be any number.
        FuzzTarget(
            "moment",
            seeds: {
                [
                    [UInt8](repeating: 0xff, count: 8), [0, 0, 0, 0, 0, 0, 0, 0x80],
                    [0, 0, 0, 0, 0, 0, 0, 0x7f],
                ]
            }
        ) { input in
            let seconds = input.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            let moment = Timestamp(seconds: Int64(bitPattern: seconds))
            _ = TimeText.local(moment)
            _ = TimeText.utc(moment)
            _ = TimeText.age(moment.seconds)
        },
    ]
}
