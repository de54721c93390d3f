/*
 * A disk that fails on demand, below the database: loaded with LD_PRELOAD into a process, it makes system calls on the files of
 * one folder fail. The first byte of a control file, shared with the test, says how; see `mod.rs`.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { SOUND, FULL, WRITE_ERROR, FLUSH_ERROR, READ_ONLY, TORN, MIXED, NO_GROWTH };

static volatile unsigned char *control;
static const char *folder;
static size_t folder_length;
static __thread unsigned seed;

__attribute__((constructor)) static void start(void) {
    const char *path = getenv("SHINAR_FAULTS_CONTROL");
    folder = getenv("SHINAR_FAULTS_FOLDER");
    if (!path || !folder) return;
    /* PostgreSQL overwrites its environment to show what it is doing. */
    folder = strdup(folder);
    folder_length = strlen(folder);
    int (*real_open)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    int fd = real_open(path, O_RDWR);
    if (fd < 0) return;
    void *mapped = mmap(NULL, 1, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    close(fd);
    if (mapped != MAP_FAILED) control = mapped;
}

static int mode(void) { return control ? control[0] : SOUND; }

static int is_inside(const char *path) { return strncmp(path, folder, folder_length) == 0; }

static int is_concerned(int fd) {
    char link[64], path[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_inside(path);
}

static int one_in(unsigned many) {
    if (!seed) seed = (unsigned)(size_t)&seed ^ (unsigned)getpid();
    return rand_r(&seed) % many == 0;
}

/* How many bytes of a write succeed; -1 with errno if none. */
static ssize_t allowed(int fd, size_t count, off_t offset) {
    int now = mode();
    if (now == SOUND || now == FLUSH_ERROR || !is_concerned(fd)) return count;
    if (now == MIXED) {
        if (!one_in(6)) return count;
        now = one_in(2) ? TORN : one_in(2) ? NO_GROWTH : WRITE_ERROR;
    }
    struct stat file;
    switch (now) {
    case FULL:
        errno = ENOSPC;
        return -1;
    case NO_GROWTH:
        if (fstat(fd, &file) != 0 || offset < 0) return count;
        if (offset + (off_t)count <= file.st_size) return count;
        if (offset < file.st_size) return file.st_size - offset;
        errno = ENOSPC;
        return -1;
    case TORN:
        if (count > 512 && one_in(2)) return count / 2;
        errno = ENOSPC;
        return -1;
    case READ_ONLY:
        errno = EROFS;
        return -1;
    default:
        errno = EIO;
        return -1;
    }
}

static int flush_fails(int fd) {
    int now = mode();
    if ((now == FLUSH_ERROR || (now == MIXED && one_in(6))) && is_concerned(fd)) {
        errno = EIO;
        return 1;
    }
    return 0;
}

#define REAL(type, name, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = dlsym(RTLD_NEXT, name)

ssize_t write(int fd, const void *data, size_t count) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (mode() == SOUND) return real(fd, data, count);
    ssize_t fine = allowed(fd, count, lseek(fd, 0, SEEK_CUR));
    return fine < 0 ? -1 : real(fd, data, fine);
}

ssize_t pwrite(int fd, const void *data, size_t count, off_t offset) {
    REAL(ssize_t, "pwrite", int, const void *, size_t, off_t);
    ssize_t fine = allowed(fd, count, offset);
    return fine < 0 ? -1 : real(fd, data, fine, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t count, off64_t offset) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    ssize_t fine = allowed(fd, count, offset);
    return fine < 0 ? -1 : real(fd, data, fine, offset);
}

static size_t total(const struct iovec *parts, int number) {
    size_t sum = 0;
    for (int i = 0; i < number; i++) sum += parts[i].iov_len;
    return sum;
}

ssize_t pwritev(int fd, const struct iovec *parts, int number, off_t offset) {
    REAL(ssize_t, "pwritev", int, const struct iovec *, int, off_t);
    ssize_t fine = allowed(fd, total(parts, number), offset);
    return fine < 0 ? -1 : real(fd, parts, number, offset);
}

ssize_t pwritev64(int fd, const struct iovec *parts, int number, off64_t offset) {
    REAL(ssize_t, "pwritev64", int, const struct iovec *, int, off64_t);
    ssize_t fine = allowed(fd, total(parts, number), offset);
    return fine < 0 ? -1 : real(fd, parts, number, offset);
}

int posix_fallocate(int fd, off_t offset, off_t count) {
    REAL(int, "posix_fallocate", int, off_t, off_t);
    return allowed(fd, count, offset) < (ssize_t)count ? ENOSPC : real(fd, offset, count);
}

int posix_fallocate64(int fd, off64_t offset, off64_t count) {
    REAL(int, "posix_fallocate64", int, off64_t, off64_t);
    return allowed(fd, count, offset) < (ssize_t)count ? ENOSPC : real(fd, offset, count);
}

int fsync(int fd) {
    REAL(int, "fsync", int);
    return flush_fails(fd) ? -1 : real(fd);
}

int fdatasync(int fd) {
    REAL(int, "fdatasync", int);
    return flush_fails(fd) ? -1 : real(fd);
}

static int open_fails(const char *path, int flags) {
    if (mode() == READ_ONLY && (flags & (O_WRONLY | O_RDWR | O_CREAT)) && is_inside(path)) {
        errno = EROFS;
        return 1;
    }
    return 0;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(int, #name, const char *, int, ...); \
        va_list rest; \
        va_start(rest, flags); \
        mode_t permissions = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        return open_fails(path, flags) ? -1 : real(path, flags, permissions); \
    }
OPEN(open)
OPEN(open64)
