#!/usr/bin/env bash
# Measures the screens of the installed program on a terminal: the time from a key to the last byte of
# what it changes, and the bytes written: for keys of the text, with 1,000 recent queries, and for keys
# that move the selection and scroll the list; alone and with the details beside the list.
#
# Needs swift, make and python3. Usage: Benchmarks/keys.sh [keys] [imported]
# With the word imported, there are 1,200,000 imported movies; without, the built-in ones.
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make python3
build_movies

catalog="the built-in catalog"
if [ "${2:-}" = imported ]; then
    make_corpus
    catalog="$count imported movies"
    "$movies" catalog import --quiet "$corpus/title.basics.tsv" "$corpus/title.ratings.tsv"
fi

print_machine
echo "$catalog"
python3 - "$movies" "${1:-2000}" <<'PYTHON'
import fcntl, os, pty, random, select, struct, sys, termios, time

program, count = sys.argv[1], int(sys.argv[2])
random.seed(1)
words = "black blade blue red dark star night city love death last first great little".split()
# What nothing matches takes longest.
others = words + "knigth rnu qwxz lotr panter sunshien".split()
folder = os.environ["HOME"] + "/.local/state/movies"
os.makedirs(folder, 0o700)
with open(folder + "/recent-queries.tsv", "w") as file:
    for second in range(1000):
        file.write(f"{second}\t{random.choice(words)} {random.choice(words)} {second}\n")

def start(arguments, columns, rows):
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm-256color"
        os.execv(program, [program] + arguments)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    return pid, terminal

def drain(terminal, quiet):
    """Reads until no byte comes for `quiet` seconds: when the last one came, and their number."""
    last, size = None, 0
    while select.select([terminal], [], [], quiet)[0]:
        size += len(os.read(terminal, 1 << 16))
        last = time.perf_counter()
    return last, size

def press(terminal, key, times, sizes):
    start = time.perf_counter()
    os.write(terminal, key)
    last, size = drain(terminal, 0.05)
    if last is not None:
        times.append((last - start) * 1000)
        sizes.append(size)

def report(title, times, sizes):
    times.sort()
    part = lambda share: times[min(int(len(times) * share), len(times) - 1)]
    print(f"{title}, {len(times)} keys:")
    for name, share in (("median", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("longest", 1)):
        print(f"{part(share):8.1f} ms  {name}")
    print(f"{sum(sizes) / len(sizes):8.0f} bytes written per key, at most {max(sizes)}")

def end(pid, terminal):
    os.write(terminal, b"\x03")
    os.waitpid(pid, 0)

up, down = b"\x1b[A", b"\x1b[B"
screens = ((80, 24, "the list"), (120, 35, "the list with details beside it"))
for columns, rows, title in screens:
    pid, terminal = start([], columns, rows)
    drain(terminal, 1)
    times, sizes = [], []
    while len(times) < count:
        for key in random.choice(others) + " " + random.choice(others)[:4]:
            press(terminal, key.encode(), times, sizes)
        os.write(terminal, b"\x15")
        drain(terminal, 0.05)
    end(pid, terminal)
    report(f"from a key of the text to the last byte of {title} at {columns}x{rows}", times, sizes)

for columns, rows, title in screens:
    pid, terminal = start(["search", "-i", "the"], columns, rows)
    drain(terminal, 1)
    times, sizes = [], []
    for number in range(count // 4):
        press(terminal, up if number % 100 >= 70 else down, times, sizes)
    end(pid, terminal)
    report(f"from a key that moves to the last byte of {title} at {columns}x{rows}", times, sizes)
PYTHON
