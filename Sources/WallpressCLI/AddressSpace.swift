#if canImport(Glibc)
    import Foundation
    import Glibc

    /// The address space of this program, if the system limits it (`ulimit -v`, RLIMIT_AS).
    enum AddressSpace {
        /// The space for everything but stacks, in bytes.
        private static let heap = 12 << 20
        /// The stack of a thread, in bytes: the size on Darwin.
        private static let stack = 512 << 10

        /// The space that glibc reserves for a thread: 64 MB of heap and 8 MB of stack.
        private static let usualThread = 72 << 20

        /// Makes threads small, and checks that there is room for them. Without room for the stack of the next thread,
        /// libdispatch waits for it forever.
        ///
        /// - Returns: The shortage; nil if there is enough.
        static func prepare() -> String? {
            // The pools of libdispatch and Swift, and threads of their own.
            let threads = 2 * ProcessInfo.processInfo.activeProcessorCount + 6
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
                limit.rlim_cur < 2 << 30 + threads * usualThread
            else { return nil }
            makeThreadsSmall()
            let room = threads * stack + heap
            let probe = mmap(nil, room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard probe != MAP_FAILED else {
                return "the address space is limited to \(limit.rlim_cur >> 20) MB, "
                    + "which leaves less than \(room >> 20) MB for the work; raise the limit (ulimit -v)"
            }
            munmap(probe, room)
            return nil
        }

        /// Sets the space that glibc reserves for a thread. The Glibc module of Swift lacks the functions for that.
        private static func makeThreadsSmall() {
            typealias SetOption = @convention(c) (_ option: CInt, _ value: CInt) -> CInt
            typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> CInt
            if let mallopt = dlsym(nil, "mallopt") {
                let mostArenas: CInt = -8  // M_ARENA_MAX
                _ = unsafeBitCast(mallopt, to: SetOption.self)(mostArenas, 1)
            }
            if let setDefault = dlsym(nil, "pthread_setattr_default_np") {
                var attributes = pthread_attr_t()
                pthread_attr_init(&attributes)
                defer { pthread_attr_destroy(&attributes) }
                pthread_attr_setstacksize(&attributes, stack)
                _ = unsafeBitCast(setDefault, to: SetDefault.self)(&attributes)
            }
        }
    }
#endif
