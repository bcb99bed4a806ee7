#if canImport(Glibc)
    import Foundation
    import Glibc

    /// The address space of this program, where the system limits it (`ulimit -v`, RLIMIT_AS).
    enum AddressSpace {
        /// What is left for everything but stacks, in bytes.
        private static let heap = 12 << 20
        /// The stack of a thread, in bytes: what Darwin gives.
        private static let stack = 512 << 10

        /// Makes threads small, and checks that there is room for them. Where there is none for the stack of the next thread,
        /// libdispatch waits for it, for ever.
        ///
        /// - Returns: What is missing; nil if there is enough.
        static func prepare() -> String? {
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < Int.max
            else { return nil }
            makeThreadsSmall()
            // The pools of libdispatch and Swift, and threads of their own.
            let threads = 2 * ProcessInfo.processInfo.activeProcessorCount + 6
            let room = threads * stack + heap
            let probe = mmap(nil, room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
            guard probe != MAP_FAILED else {
                return "The address space is limited to \(limit.rlim_cur >> 20) MB, "
                    + "which leaves less than \(room >> 20) MB for the work. Raise the limit (ulimit -v)."
            }
            munmap(probe, room)
            return nil
        }

        /// By default glibc reserves 64 MB of heap and 8 MB of stack for each thread. Swift does not see the functions of glibc
        /// that change it, which exist in no other system.
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
