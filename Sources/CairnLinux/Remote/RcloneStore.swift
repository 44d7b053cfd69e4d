import CCurl
import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// A store behind rclone: S3 and its kin, SFTP, WebDAV, B2, Azure, Drive and others.
///
/// Objects are copied by rclone itself from the files they lie in, checked by it with the hashes
/// that the store knows; parts are read through its server of objects.
/// - Source: rclone.org/rc; Docs/decisions/0024-rclone-and-libcurl.md.
public final class RcloneStore: RemoteStore {
    /// The reason of the failure of an rclone that lacks the password of its configuration.
    public static let encrypted =
        "rclone's configuration is encrypted, and its password is missing or wrong"

    public let name: String
    /// The remote's directory, if rclone stores it on this machine: absolute.
    public var localDirectory: [UInt8]? { child.withLock { $0.localDirectory } }
    /// The remote and its path, as rclone takes them: `b2:bucket/cairn`.
    private let remote: String
    private let child: Mutex<Child>
    let options: RcloneServer.Options
    private let watching: RequestWatch.Shared
    /// Where objects that lie in memory are put to be copied.
    private let scratch: LinuxStorage
    private let handles = Mutex<(free: [Handle], made: Int)>(([], 0))

    private struct Child {
        var server: RcloneServer
        var restarts = 0
        var localDirectory: [UInt8]?
    }
    /// One that answers nothing is ended, and started anew; the next one is not.
    private static let restartsMaximum = 1
    /// A listing: some 250 bytes an object. What is longer is asked for by directories, of which
    /// none may have more than the second.
    private static let listingBytes = 16 << 20
    private static let directoryListingBytesMaximum = 64 << 20
    private static let shortAnswerBytes = 64 << 10

    /// A handle of libcurl, used by one request at a time.
    private final class Handle: @unchecked Sendable {
        // SAFETY: taken out of the list while it is used.
        let curl = cairn_curl_new()
        /// The name under which rclone counts what it moves for this handle's requests.
        let group: String
        init(_ number: Int) { group = "cairn-\(number)" }
        deinit { cairn_curl_free(curl) }
    }

    /// - Parameters:
    ///   - remote: what follows `rclone:` in a URL.
    ///   - program: rclone, by its absolute path.
    ///   - scratch: a directory of this user's own.
    ///   - bytesASecond: the limit of bandwidth, for all requests together.
    ///   - stallSeconds: how long a transfer may move nothing.
    ///   - idle: called from any thread with the seconds for which nothing has moved while
    ///     something should, once these are many, and with 0 when it moves again.
    public init(
        _ remote: String, program: [UInt8], scratch: LinuxStorage, bytesASecond: UInt64?,
        cancellation: Cancellation, stallSeconds: UInt64 = 60,
        idle: @escaping @Sendable (_ seconds: UInt64) -> Void = { _ in }
    ) throws(RemoteError) {
        name = "rclone:\(remote)"
        self.remote = remote
        self.scratch = scratch
        options = .init(program: program, bytesASecond: bytesASecond, cancellation: cancellation)
        child = Mutex(Child(server: try RcloneServer(options)))
        watching = RequestWatch.Shared(
            stallSeconds: stallSeconds, bytesASecond: bytesASecond, idle: idle)
        guard let address = RcloneAddress(remote) else { return }
        let directory = try requireConfigured(address)
        child.withLock { $0.localDirectory = directory }
    }

    /// Ends rclone, and with it requests that are under way.
    public func close() { server.awaitEnd() }

    var server: RcloneServer { child.withLock { $0.server } }

    /// Ends a child that answers nothing, and starts another, once.
    private func replace(_ dead: RcloneServer, _ operation: String, _ key: String)
        throws(RemoteError)
    {
        try child.withLock { child throws(RemoteError) in
            guard child.server === dead else { return }
            dead.awaitEnd()
            guard child.restarts < Self.restartsMaximum else {
                throw RemoteError(
                    .unusable, operation, key,
                    "rclone did not respond for \(watching.stallSeconds) s, even after Cairn restarted it"
                )
            }
            child.restarts += 1
            child.server = try RcloneServer(options)
        }
    }

    // MARK: Objects

    public func put(_ key: String, _ content: RemoteContent) throws(RemoteError) {
        if try size(of: key) == content.length { return }
        guard let path = content.path else {
            return try putFromScratch(key, content)
        }
        try copy(path, content.length, to: key)
    }

    private func putFromScratch(_ key: String, _ content: RemoteContent) throws(RemoteError) {
        let file = "object-\(LinuxRandomness().hash128()).tmp"
        defer { try? scratch.remove(file) }
        do throws(SystemError) {
            let writer = try scratch.create(file)
            try writer.append(content.reader.bytes(at: 0, count: Int(content.length)))
            try writer.close()
        } catch { throw RemoteError(.unusable, "write", key, "\(error)") }
        try put(
            key,
            RemoteContent(
                reader: content.reader, length: content.length, path: scratch.localPath(of: file)))
    }

    private struct Copy: Encodable {
        struct Config: Encodable {
            // It was looked for just now: each request costs, in time and money.
            let NoCheckDest = true
        }
        let _config = Config()
        let _group: String
        let dstFs, dstRemote, srcFs, srcRemote: String
    }

    /// Returns when rclone has looked at the object that it wrote: its length is that of the file,
    /// and its hash, where the store knows one. - Source: rclone's `operations.Copy`.
    private func copy(_ path: [UInt8], _ length: UInt64, to key: String) throws(RemoteError) {
        let (directory, name) = ItemPath.split(path)
        guard let source = String(validating: directory, as: UTF8.self),
            let file = String(validating: name, as: UTF8.self)
        else {
            throw RemoteError(
                .unusable, "write", key, "rclone supports only paths in UTF-8")
        }
        _ = try call(
            "operations/copyfile", "write", key, bound: .copy(length)
        ) {
            Copy(_group: $0, dstFs: remote, dstRemote: key, srcFs: source, srcRemote: file)
        }
    }

    public func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(RemoteError)
    {
        guard !buffer.isEmpty else { return }
        let url = Self.encoded("[\(remote)]") + "/" + Self.encoded(key)
        var request = Request(path: url)
        let end = offset + UInt64(buffer.count)
        request.range = offset..<end
        let handle = acquire()
        defer { release(handle) }
        let answer = try perform(request, on: handle, .answer, into: buffer, "read", key)
        // Who ignores a range sends all of it.
        guard answer.status == 206 || (answer.status == 200 && offset == 0) else {
            let text = String(
                decoding: UnsafeRawBufferPointer(buffer).part(..<min(answer.count, 300)),
                as: UTF8.self)
            let refusal = Self.failure("read", key, text, Int(answer.status))
            throw refusal.kind == .temporary ? shorter(key, than: end) ?? refusal : refusal
        }
        guard answer.count == buffer.count, answer.overflow == 0 else {
            let why = "received \(answer.count) bytes instead of \(buffer.count)"
            if let shorter = shorter(key, than: end) { throw shorter }
            throw RemoteError(answer.count < buffer.count ? .temporary : .broken, "read", key, why)
        }
    }

    /// Why a part that ends at `end` never comes; nil when the object has it.
    private func shorter(_ key: String, than end: UInt64) -> RemoteError? {
        guard let length = (try? size(of: key)) ?? nil, length < end else { return nil }
        return RemoteError(.broken, "read", key, "it ends after \(length) bytes")
    }

    private struct Listing: Encodable {
        struct Options: Encodable {
            let dirsOnly: Bool
            let filesOnly: Bool
            let noMimeType = true
            let recurse: Bool
        }
        let fs: String
        let opt: Options
        let remote: String
    }

    private struct Listed: Decodable {
        struct Entry: Decodable {
            let IsDir: Bool
            let ModTime: String?
            let Path: String
            let Size: Int64
        }
        let list: [Entry]?
    }

    public func tops() throws(RemoteError) -> [String] {
        try entries("", .init(dirsOnly: true, filesOnly: false, recurse: false)).map(\.Path)
    }

    private func entries(
        _ directory: String, _ options: Listing.Options,
        bytesMaximum: Int = directoryListingBytesMaximum
    ) throws(RemoteError) -> [Listed.Entry] {
        let answer: [UInt8]
        do throws(RemoteError) {
            answer = try call(
                "operations/list", "list", directory, bound: .listing, capacity: bytesMaximum
            ) { _ in Listing(fs: remote, opt: options, remote: directory) }
        } catch {
            // Stores that have directories say so where none was made yet.
            if error.isMissing { return [] }
            throw error
        }
        guard let listed = try? JSONValue(parsingObject: answer).decode(Listed.self) else {
            throw RemoteError(.broken, "list", directory, "cannot read the answer")
        }
        return listed.list ?? []
    }

    public func list(_ directory: String) throws(RemoteError) -> [RemoteObject] {
        let options = Listing.Options(dirsOnly: false, filesOnly: true, recurse: true)
        do throws(RemoteError) {
            return try entries(directory, options, bytesMaximum: Self.listingBytes).compactMap(
                Self.object)
        } catch {
            guard error.kind == .broken else { throw error }
        }
        var objects: [RemoteObject] = []
        let flat = Listing.Options(dirsOnly: false, filesOnly: false, recurse: false)
        for entry in try entries(directory, flat) {
            if entry.IsDir {
                objects += try entries(entry.Path, options).compactMap(Self.object)
            } else if let object = Self.object(entry) {
                objects.append(object)
            }
        }
        return objects
    }

    private static func object(_ entry: Listed.Entry) -> RemoteObject? {
        entry.Size < 0
            ? nil
            : RemoteObject(
                key: entry.Path, length: UInt64(entry.Size),
                modified: entry.ModTime.flatMap(seconds))
    }

    private struct Place: Encodable {
        let fs, remote: String
    }

    private struct Sought: Encodable {
        struct Options: Encodable {
            // Otherwise a name without an object is sought by listing, too.
            let filesOnly = true
            let noMimeType = true
            let noModTime = true
        }
        let fs, remote: String
        let opt = Options()
    }

    private struct Found: Decodable {
        struct Item: Decodable {
            let IsDir: Bool
            let Size: Int64
        }
        let item: Item?
    }

    public func size(of key: String) throws(RemoteError) -> UInt64? {
        let answer: [UInt8]
        do throws(RemoteError) {
            answer = try call("operations/stat", "look at", key) { _ in
                Sought(fs: remote, remote: key)
            }
        } catch {
            if error.isMissing { return nil }
            throw error
        }
        guard let found = try? JSONValue(parsingObject: answer).decode(Found.self) else {
            throw RemoteError(.broken, "look at", key, "cannot read the answer")
        }
        guard let item = found.item, !item.IsDir, item.Size >= 0 else { return nil }
        return UInt64(item.Size)
    }

    public func delete(_ key: String) throws(RemoteError) {
        do throws(RemoteError) {
            _ = try call("operations/deletefile", "remove", key) { _ in
                Place(fs: remote, remote: key)
            }
        } catch { if !error.isMissing { throw error } }
    }

    // MARK: Requests

    private struct Request {
        let path: String
        var body: [UInt8]?
        var range: Range<UInt64>?
    }

    private struct Failure: Decodable {
        let error: String
    }

    /// - Parameter parameters: given the group in which rclone counts what moves.
    private func call(
        _ method: String, _ operation: String, _ key: String, bound: RequestWatch.Bound = .answer,
        capacity: Int = shortAnswerBytes, _ parameters: (_ group: String) -> some Encodable
    ) throws(RemoteError) -> [UInt8] {
        let handle = acquire()
        defer { release(handle) }
        let request = Request(path: method, body: parameters(handle.group).json())
        var status = 0
        var overflow = false
        var failure: RemoteError?
        // What is not filled costs no memory.
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            do throws(RemoteError) {
                let answer = try perform(
                    request, on: handle, bound, into: UnsafeMutableRawBufferPointer(buffer),
                    operation, key)
                (count, status) = (answer.count, Int(answer.status))
                overflow = answer.overflow != 0
            } catch { failure = error }
        }
        if let failure { throw failure }
        guard !overflow else {
            throw RemoteError(
                .broken, operation, key, "the answer is longer than \(capacity >> 20) MiB")
        }
        if status == 200 { return bytes }
        let text = try? JSONValue(parsingObject: bytes).decode(Failure.self).error
        let refusal = Self.failure(
            operation, key, text ?? String(decoding: bytes.prefix(300), as: UTF8.self), status)
        guard Self.lacksBackend(refusal) else { throw refusal }
        throw RemoteError(refusal.kind, operation, key, "\(programText) says: \(refusal.reason)")
    }

    private func acquire() -> Handle {
        handles.withLock { handles in
            if let handle = handles.free.popLast() { return handle }
            handles.made += 1
            return Handle(handles.made)
        }
    }

    private func release(_ handle: Handle) { handles.withLock { $0.free.append(handle) } }

    /// - Throws: ``RemoteError``, of kind `stalled` when nothing moves.
    private func perform(
        _ request: Request, on handle: Handle, _ bound: RequestWatch.Bound,
        into buffer: UnsafeMutableRawBufferPointer, _ operation: String, _ key: String
    ) throws(RemoteError) -> cairn_answer {
        let server = server
        guard server.address != nil else {
            throw RemoteError(.unusable, operation, key, server.ending)
        }
        guard handle.curl != nil else {
            throw RemoteError(
                .unusable, operation, key,
                "cannot load libcurl; check that Debian's package libcurl4 is installed")
        }
        let watch = RequestWatch(watching, bound) { [self] in
            statistics(handle.group, of: server)
        }
        let answer = send(request, to: server, on: handle, into: buffer, watch: watch)
        watch.end()
        guard answer.code == 0 || answer.overflow != 0 else {
            switch watch.verdict {
            case .stalled(let seconds):
                // rclone would go on with it beside the next try.
                _ = ask("job/stopgroup", Group(group: handle.group), of: server)
                throw RemoteError(
                    .stalled, operation, key, "\(name) did not transfer any data for \(seconds) s")
            case .dead:
                try replace(server, operation, key)
                throw RemoteError(
                    .stalled, operation, key,
                    "rclone did not respond for \(watching.stallSeconds) s, so Cairn restarted it")
            case nil: break
            }
            guard !server.endsSoon() else {
                // Another request has had it started anew.
                let isReplaced = self.server !== server
                throw RemoteError(
                    isReplaced ? .temporary : .unusable, operation, key, server.ending)
            }
            throw RemoteError(
                .temporary, operation, key,
                String(cString: cairn_curl_error(answer.code)).lowercased())
        }
        return answer
    }

    private func send(
        _ request: Request, to server: RcloneServer, on handle: Handle,
        into buffer: UnsafeMutableRawBufferPointer, watch: RequestWatch?
    ) -> cairn_answer {
        var answer = cairn_answer()
        let url = Array("\(server.address ?? "")/\(request.path)".utf8)
        let body = request.body.map { $0 + [0] }
        withCString(url) { url in
            withCString(Array(server.credentials.utf8)) { credentials in
                let perform = { (body: UnsafePointer<UInt8>?) in
                    var sent = cairn_request()
                    sent.url = url
                    sent.credentials = credentials
                    sent.body = body.map {
                        UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)
                    }
                    if let range = request.range {
                        (sent.first, sent.last) = (range.lowerBound, range.upperBound - 1)
                        sent.has_range = 1
                    }
                    if let watch {
                        // SAFETY: the watch lives until the request has ended.
                        sent.context = Unmanaged.passUnretained(watch).toOpaque()
                        sent.watch = { context, received in
                            let watch = Unmanaged<RequestWatch>.fromOpaque(context!)
                            return watch.takeUnretainedValue().mayGoOn(received) ? 0 : 1
                        }
                    } else {
                        sent.timeout_seconds = Int(self.watching.answerSeconds)
                    }
                    cairn_curl_perform(
                        handle.curl, &sent, buffer.baseAddress, buffer.count, &answer)
                }
                if let body {
                    body.withUnsafeBufferPointer { perform($0.baseAddress) }
                } else {
                    perform(nil)
                }
            }
        }
        withExtendedLifetime(watch) {}
        return answer
    }

    // MARK: What rclone knows

    private struct Group: Encodable { let group: String }

    private struct Statistics: Decodable {
        struct Transfer: Decodable { let bytes: Int64? }
        let bytes: Int64
        let transferring: [Transfer]?
    }

    /// What rclone has moved for a handle's requests; nil when it does not answer.
    private func statistics(_ group: String, of server: RcloneServer) -> RequestWatch.Moved? {
        guard let answer = ask("core/stats", Group(group: group), of: server) else { return nil }
        let found = try? JSONValue(parsingObject: answer).decode(Statistics.self)
        return RequestWatch.Moved(
            all: UInt64(clamping: found?.bytes ?? 0),
            current: UInt64(clamping: found?.transferring?.first?.bytes ?? 0),
            queues: server.queues ?? SocketQueues())
    }

    /// A request to rclone itself, which has no reason to wait; nil when it does not answer.
    func ask(_ method: String, _ parameters: some Encodable, of server: RcloneServer)
        -> [UInt8]?
    {
        let handle = acquire()
        defer { release(handle) }
        let request = Request(path: method, body: parameters.json())
        var hasAnswered = false
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.shortAnswerBytes) { buffer, count in
            let answer = send(
                request, to: server, on: handle, into: UnsafeMutableRawBufferPointer(buffer),
                watch: nil)
            count = answer.count
            hasAnswered = answer.code == 0
        }
        return hasAnswered ? bytes : nil
    }
}
