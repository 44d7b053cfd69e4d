import CairnCare
import Glibc

extension RetentionCalendar {
    /// The process's time zone. - Source: localtime_r(3), `tm_gmtoff`.
    public static let local: RetentionCalendar = {
        // Unlike localtime(), localtime_r() need not read the zone by itself.
        tzset()
        return RetentionCalendar { seconds in
            var moment = time_t(seconds)
            var parts = tm()
            guard localtime_r(&moment, &parts) != nil else { return 0 }
            return Int64(parts.tm_gmtoff)
        }
    }()
}
