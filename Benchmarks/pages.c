// What it costs on Linux to read pages at random from a file, with pread or with a mapping; see docs/SPEED.md.
//
//     gcc -O2 -static Benchmarks/pages.c -o pages
//     ./pages FILE COUNT            # with pread
//     ./pages FILE COUNT mapped     # with mmap
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { pageSize = 4096 };
static unsigned long page[pageSize / sizeof(unsigned long)];

int main(int argc, char **argv) {
    struct stat info;
    int file = argc > 2 ? open(argv[1], O_RDONLY) : -1;
    if (file < 0 || fstat(file, &info) < 0 || info.st_size < pageSize) return 64;
    const char *map = NULL;
    if (argc > 3) {
        map = mmap(NULL, info.st_size, PROT_READ, MAP_SHARED, file, 0);
        if (map == MAP_FAILED) return 71;
    } else {
        posix_fadvise(file, 0, 0, POSIX_FADV_RANDOM);
    }
    // The same pages in each run: Marsaglia's xorshift.
    unsigned long random = 88172645463325252UL, sum = 0;
    for (int count = atoi(argv[2]); count > 0; count--) {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        off_t offset = (off_t)(random % (info.st_size / pageSize)) * pageSize;
        const unsigned long *words = page;
        if (map) {
            words = (const unsigned long *)(map + offset);
        } else if (pread(file, page, pageSize, offset) != pageSize) {
            return 74;
        }
        for (size_t index = 0; index < pageSize / sizeof *words; index++) sum += words[index];
    }
    // Uses the sum, so that the compiler does not leave out the loop.
    return sum == 1;
}
