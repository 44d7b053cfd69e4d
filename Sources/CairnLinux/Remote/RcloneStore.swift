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
    public let name: String
    /// The remote and its path, as rclone takes them: `b2:bucket/cairn`.
    private let remote: String
    private let server: RcloneServer
    /// Where objects that lie in memory are put to be copied.
    private let scratch: LinuxStorage
    private let handles = Mutex<[Handle]>([])

    /// How long a request may bring nothing: a copy says nothing until it is done.
    private static let readStallSeconds = 60
    private static let callStallSeconds = 3_600
    /// A listing: some 250 bytes an object. What is longer is asked for by directories, of which
    /// none may have more than the second.
    private static let listingBytes = 16 << 20
    private static let directoryListingBytesMaximum = 64 << 20
    private static let shortAnswerBytes = 64 << 10

    /// A handle of libcurl, used by one request at a time.
    private final class Handle: @unchecked Sendable {
        // SAFETY: taken out of the list while it is used.
        let curl = cairn_curl_new()
        deinit { cairn_curl_free(curl) }
    }

    /// - Parameters:
    ///   - remote: what follows `rclone:` in a URL.
    ///   - program: rclone, by its absolute path.
    ///   - scratch: a directory of this user's own.
    ///   - bytesASecond: the limit of bandwidth, for all requests together.
    public init(
        _ remote: String, program: [UInt8], scratch: LinuxStorage, bytesASecond: UInt64?,
        cancellation: Cancellation
    ) throws(RemoteError) {
        name = "rclone:\(remote)"
        self.remote = remote
        self.scratch = scratch
        server = try RcloneServer(
            .init(program: program, bytesASecond: bytesASecond, cancellation: cancellation))
    }

    /// Ends rclone, and with it requests that are under way.
    public func close() { server.awaitEnd() }

    // MARK: Objects

    public func put(_ key: String, _ content: RemoteContent) throws(RemoteError) {
        if try size(of: key) == content.length { return }
        guard let path = content.path else {
            return try putFromScratch(key, content)
        }
        try copy(path, to: key)
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
        let dstFs, dstRemote, srcFs, srcRemote: String
    }

    /// Returns when rclone has looked at the object that it wrote: its length is that of the file,
    /// and its hash, where the store knows one. - Source: rclone's `operations.Copy`.
    private func copy(_ path: [UInt8], to key: String) throws(RemoteError) {
        let (directory, name) = ItemPath.split(path)
        guard let source = String(validating: directory, as: UTF8.self),
            let file = String(validating: name, as: UTF8.self)
        else {
            throw RemoteError(
                .unusable, "write", key, "rclone cannot be told a path that is not UTF-8")
        }
        _ = try call(
            "operations/copyfile", "write", key,
            Copy(dstFs: remote, dstRemote: key, srcFs: source, srcRemote: file))
    }

    public func get(_ key: String, at offset: UInt64, into buffer: UnsafeMutableRawBufferPointer)
        throws(RemoteError)
    {
        guard !buffer.isEmpty else { return }
        let url = Self.encoded("[\(remote)]") + "/" + Self.encoded(key)
        var request = Request(path: url)
        request.range = offset..<offset + UInt64(buffer.count)
        let answer = try perform(request, into: buffer, "read", key)
        // Who ignores a range sends all of it.
        guard answer.status == 206 || (answer.status == 200 && offset == 0) else {
            let text = String(
                decoding: UnsafeRawBufferPointer(buffer).part(..<min(answer.count, 300)),
                as: UTF8.self)
            throw Self.failure("read", key, text, Int(answer.status))
        }
        guard answer.count == buffer.count, answer.overflow == 0 else {
            throw RemoteError(
                answer.count < buffer.count ? .temporary : .broken, "read", key,
                "\(answer.count) bytes came instead of \(buffer.count)")
        }
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
                "operations/list", "list", directory,
                Listing(fs: remote, opt: options, remote: directory),
                capacity: bytesMaximum)
        } catch {
            // Stores that have directories say so where none was made yet.
            if error.isMissing { return [] }
            throw error
        }
        guard let listed = try? JSONValue(parsingObject: answer).decode(Listed.self) else {
            throw RemoteError(.broken, "list", directory, "the answer cannot be read")
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

    /// RFC 3339, to the second. - Source: timegm(3).
    static func seconds(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int32? {
            guard range.upperBound <= bytes.count else { return nil }
            return Int32(String(decoding: bytes[range], as: UTF8.self))
        }
        guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
            let hour = number(11..<13), let minute = number(14..<16), let second = number(17..<19)
        else { return nil }
        var time = tm()
        (time.tm_year, time.tm_mon, time.tm_mday) = (year - 1900, month - 1, day)
        (time.tm_hour, time.tm_min, time.tm_sec) = (hour, minute, second)
        var offset: Int64 = 0
        if let sign = bytes.dropFirst(19).firstIndex(where: { $0 == 0x2B || $0 == 0x2D }) {
            guard let hours = number(sign + 1..<sign + 3), let minutes = number(sign + 4..<sign + 6)
            else { return nil }
            offset = Int64(hours * 60 + minutes) * 60 * (bytes[sign] == 0x2D ? -1 : 1)
        }
        return Int64(timegm(&time)) - offset
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
            answer = try call("operations/stat", "look at", key, Sought(fs: remote, remote: key))
        } catch {
            if error.isMissing { return nil }
            throw error
        }
        guard let found = try? JSONValue(parsingObject: answer).decode(Found.self) else {
            throw RemoteError(.broken, "look at", key, "the answer cannot be read")
        }
        guard let item = found.item, !item.IsDir, item.Size >= 0 else { return nil }
        return UInt64(item.Size)
    }

    public func delete(_ key: String) throws(RemoteError) {
        do throws(RemoteError) {
            _ = try call("operations/deletefile", "remove", key, Place(fs: remote, remote: key))
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

    private func call(
        _ method: String, _ operation: String, _ key: String, _ parameters: some Encodable,
        capacity: Int = shortAnswerBytes
    ) throws(RemoteError) -> [UInt8] {
        let request = Request(path: method, body: parameters.json())
        var status = 0
        var overflow = false
        var failure: RemoteError?
        // What is not filled costs no memory.
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            do throws(RemoteError) {
                let answer = try perform(
                    request, into: UnsafeMutableRawBufferPointer(buffer), operation, key)
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
        throw Self.failure(
            operation, key, text ?? String(decoding: bytes.prefix(300), as: UTF8.self), status)
    }

    private func perform(
        _ request: Request, into buffer: UnsafeMutableRawBufferPointer, _ operation: String,
        _ key: String
    ) throws(RemoteError) -> cairn_answer {
        guard let address = server.address else {
            throw RemoteError(.unusable, operation, key, "rclone has ended")
        }
        let handle = handles.withLock { $0.popLast() } ?? Handle()
        defer { handles.withLock { $0.append(handle) } }
        guard let curl = handle.curl else {
            throw RemoteError(
                .unusable, operation, key, "libcurl cannot be loaded: is Debian's libcurl4 here?")
        }
        var answer = cairn_answer()
        let url = Array("\(address)/\(request.path)".utf8)
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
                    sent.stall_seconds =
                        request.body == nil ? Self.readStallSeconds : Self.callStallSeconds
                    cairn_curl_perform(
                        curl, &sent, buffer.baseAddress, buffer.count, &answer)
                }
                if let body {
                    body.withUnsafeBufferPointer { perform($0.baseAddress) }
                } else {
                    perform(nil)
                }
            }
        }
        guard answer.code == 0 || answer.overflow != 0 else {
            let why = String(cString: cairn_curl_error(answer.code)).lowercased()
            guard server.address != nil else {
                throw RemoteError(.unusable, operation, key, "rclone has ended")
            }
            throw RemoteError(.temporary, operation, key, why)
        }
        return answer
    }

    /// The bytes of a path that a URL may hold as they are. - Source: RFC 3986, 2.3.
    private static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
