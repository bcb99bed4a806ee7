#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The addresses of this machine in its networks.
package enum NetworkAddress {
    /// Returns the addresses in all networks that are up, in the form for a URL: first IPv4 addresses, beginning with the
    /// default route, then IPv6 addresses in brackets. The loopback is omitted, and so are link-local addresses, which a URL
    /// cannot contain.
    package static func all() -> [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0, let first else { return [] }
        defer { freeifaddrs(first) }
        var (version4, version6): ([String], [String]) = ([], [])
        for interface in sequence(first: first, next: { $0.pointee.ifa_next }) {
            let flags = Int32(truncatingIfNeeded: interface.pointee.ifa_flags)
            guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0,
                let address = interface.pointee.ifa_addr, let text = text(of: address)
            else { continue }
            switch Int32(address.pointee.sa_family) {
            case AF_INET where !version4.contains(text): version4.append(text)
            // A link-local address names its interface after a percent sign.
            case AF_INET6 where !text.contains("%") && !version6.contains("[\(text)]"):
                version6.append("[\(text)]")
            default: continue
            }
        }
        let usual = usual()
        return version4.filter { $0 == usual } + version4.filter { $0 != usual } + version6
    }

    /// Returns the address from which packets leave this machine. Connecting a datagram socket sends no packet.
    private static func usual() -> String? {
        #if canImport(Darwin)
            let kind = SOCK_DGRAM
        #else
            let kind = Int32(SOCK_DGRAM.rawValue)
        #endif
        let socket = socket(AF_INET, kind, 0)
        guard socket >= 0 else { return nil }
        defer { close(socket) }
        var address = sockaddr_in()
        (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), UInt16(9).bigEndian)
        // An address for documentation (RFC 5737), which no machine has.
        address.sin_addr.s_addr = inet_addr("192.0.2.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                guard connect(socket, address, length) == 0, getsockname(socket, address, &length) == 0
                else { return nil }
                return text(of: address)
            }
        }
    }

    private static func text(of address: UnsafePointer<sockaddr>) -> String? {
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let isVersion6 = Int32(address.pointee.sa_family) == AF_INET6
        let length = socklen_t(
            isVersion6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
        guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
        else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
