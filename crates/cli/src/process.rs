//! What the system grants this process.

/// Raises this process's limit of open files and sockets to the highest allowed; many systems start with a low one.
pub(crate) fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // If it cannot be raised, the present limit must do.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

/// Asks for memory in small pages only.
///
/// A server's memory lies in many small pieces. Where the system puts them into pages of 2 MB, it takes a quarter more
/// memory, and clearing such a page makes others wait.
pub(crate) fn avoid_huge_pages() {
    #[cfg(target_os = "linux")]
    // If the system does not know them, there is nothing to avoid.
    let _ = rustix::thread::disable_transparent_huge_pages(true);
}
