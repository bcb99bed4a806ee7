#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The addresses of this machine, as the devices of its networks know them.
package enum NetworkAddress {
    /// All IPv4 addresses of networks that are up, that of the usual way out first. The loopback is none.
    package static func all() -> [String] {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0, let first else { return [] }
        defer { freeifaddrs(first) }
        var found: [String] = []
        for interface in sequence(first: first, next: { $0.pointee.ifa_next }) {
            let flags = Int32(truncatingIfNeeded: interface.pointee.ifa_flags)
            guard flags & Int32(IFF_UP) != 0, flags & Int32(IFF_LOOPBACK) == 0,
                let address = interface.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
                let text = text(of: address), !found.contains(text)
            else { continue }
            found.append(text)
        }
        let usual = usual()
        return found.filter { $0 == usual } + found.filter { $0 != usual }
    }

    /// The address from which packets leave this machine. Connecting a datagram socket sends none.
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
        // A network for documentation (RFC 5737), so nobody has it.
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
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
        else { return nil }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
