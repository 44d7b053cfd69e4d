import FuzzTargets
import Glibc

// fuzzer TARGET [--runs N] [--seconds N] [--seed N] [--crash FILE]    changes seeds at random
// fuzzer TARGET --replay FILE…                                        runs the inputs in files
// fuzzer TARGET --corpus DIRECTORY writes the seeds there, one a file fuzzer TARGET --libfuzzer
// ARGUMENTS… libFuzzer, where it is linked (make soak-fuzz) fuzzer --list
//
// An input that breaks a property, or the program, is left in FILE (fuzz-crash). Exit codes: 0 in
// order, 1 a property does not hold.

func fail(_ text: String) -> Never {
    print(text)
    exit(1)
}

var words = Array(CommandLine.arguments.dropFirst())
if words.first == "--list" {
    for target in FuzzTarget.all { print(target) }
    exit(0)
}
guard let name = words.first, let target = FuzzTarget.all.first(where: { $0.description == name })
else {
    fail("fuzzer: no target \(words.first ?? ""); --list names them")
}
words.removeFirst()

func option(_ name: String, _ words: [String]) -> String? {
    words.firstIndex(of: name).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
}

func content(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { fail("fuzzer: cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
        let count = fread(&buffer, 1, buffer.count, file)
        if count == 0 { return bytes }
        bytes += buffer[..<count]
    }
}

func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { fail("fuzzer: cannot write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
}

#if LIBFUZZER
    // The library's entry without a main of its own. - Source: llvm.org/docs/LibFuzzer.html, “Using
    // libFuzzer as a library”.
    @_silgen_name("LLVMFuzzerRunDriver")
    func runDriver(
        _ count: UnsafeMutablePointer<Int32>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
        _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

    nonisolated(unsafe) let fuzzed = target  // SAFETY: set before the driver runs, never changed.
    if words.first == "--libfuzzer" {
        var arguments = ([name] + words.dropFirst()).map { strdup($0) } + [nil]
        var count = Int32(arguments.count - 1)
        let code = arguments.withUnsafeMutableBufferPointer { buffer in
            var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = buffer.baseAddress
            return withUnsafeMutablePointer(to: &list) { pointer in
                runDriver(&count, pointer) { bytes, length in
                    if let failure = fuzzed.failure(
                        Array(UnsafeBufferPointer(start: bytes, count: length)))
                    {
                        print("fuzzer: \(fuzzed): \(failure)")
                        fflush(nil)
                        abort()
                    }
                    return 0
                }
            }
        }
        exit(code)
    }
#endif

if words.first == "--replay" {
    for path in words.dropFirst() {
        if let failure = target.failure(content(path)) { fail("\(name): \(path): \(failure)") }
    }
    print("\(name): \(words.count - 1) inputs, all in order")
} else if let directory = option("--corpus", words) {
    for (index, seed) in target.seeds().enumerated() {
        write(seed, to: "\(directory)/seed-\(index)")
    }
} else {
    let seed =
        option("--seed", words).flatMap { UInt64($0) } ?? UInt64.random(in: 1...UInt64(UInt32.max))
    let runs = option("--runs", words).flatMap { Int($0) } ?? Int.max
    let deadline = option("--seconds", words).flatMap { Int($0) }.map { time(nil) + $0 } ?? Int.max
    var mutator = Mutator(seed: seed)
    let seeds = target.seeds()
    // What the program met last stands in a file, whatever becomes of the program.
    let record = LastInput(
        option("--crash", words) ?? "fuzz-crash", bytesMaximum: mutator.bytesMaximum)
    print("\(name): seed \(seed)")
    var done = 0
    while done < runs {
        if done & 0xfff == 0, time(nil) >= deadline { break }
        let input = mutator.input(from: seeds)
        record.set(input)
        if let failure = target.failure(input) {
            fail("\(name): seed \(seed), input \(done): \(failure)")
        }
        done += 1
    }
    record.remove()
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print("\(name): \(done) inputs, \(usage.ru_maxrss >> 10) MiB at most, all in order")
}
