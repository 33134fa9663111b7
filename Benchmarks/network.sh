#!/usr/bin/env bash
# Measures TMDB, with a server on this machine in its place: a search whose response is cached, and one
# that asks the server, beside searches of the built-in catalog and beside curl; then the details of
# 20 movies beside those of one, with a network's latency of 50 ms; then the processor time of a wait
# for a slow response.
#
# Needs swift, make, hyperfine, python3 and curl. Usage: Benchmarks/network.sh [rounds]
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift make hyperfine python3 curl
build_movies

# Sends a page of twenty movies, some 15 KB as TMDB does, and records the path of each request.
cat >"$scratch/server.py" <<'PYTHON'
import http.server, json, re, sys, time

movie = {
    "adult": False, "backdrop_path": None, "genre_ids": [18, 878], "original_language": "en",
    "overview": "Two sisters keep a lighthouse on a planet without night. " * 9,
    "popularity": 12.5, "poster_path": "/lantern.jpg", "release_date": "1999-03-31",
    "video": False, "vote_average": 7.2, "vote_count": 140,
}
movies = [
    dict(movie, id=n, title=f"Lantern {n}", original_title=f"Lantern {n}") for n in range(1, 21)
]
page = {"page": 1, "results": movies, "total_pages": 7, "total_results": 129}
results = json.dumps(page).encode()
log = open(sys.argv[1], "w", buffering=1)


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    wbufsize = -1  # The head and the body in one packet.
    is_connected = False

    def do_GET(self):
        print(self.path, file=log)
        details = re.search("/3/movie/([0-9]+)", self.path)
        if details:
            time.sleep(0.05)
            # TCP's handshake takes a round trip, too.
            if not self.is_connected and not self.path.startswith("/connected/"):
                time.sleep(0.05)
            self.is_connected = True
        if self.path.startswith("/slow/"):
            time.sleep(2)
        body = results
        if details:
            body = json.dumps(dict(movies[int(details[1]) - 1], runtime=99)).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json;charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
print(server.server_port, flush=True)
server.serve_forever()
PYTHON
python3 "$scratch/server.py" "$scratch/requests" >"$scratch/port" &
server=$!
trap 'kill "$server"; rm -rf "$scratch"' EXIT
while [ ! -s "$scratch/port" ]; do
    kill -0 "$server" || { echo "$0: no server" >&2; exit 69; }
    sleep 0.1
done
address="http://127.0.0.1:$(cat "$scratch/port")"

export TMDB_API_KEY=0123456789abcdef0123456789abcdef
export MOVIES_API_URL="$address/3"
"$movies" search lantern >/dev/null
url="$address$(tail -n 1 "$scratch/requests")"
requests() { wc -l <"$scratch/requests"; }

# A cached page of twenty movies is compared with as many from the catalog.
one="movies search amadeus --source catalog"
catalog="movies search the --source catalog"
cached="movies search lantern (cached)"
refresh="movies search lantern --refresh"
curl="curl of the same URL"

print_machine
rows() { "$movies" search "$@" 2>/dev/null | awk 'END { print NR }'; }
[ "$(rows the --source catalog) $(rows lantern) $(rows amadeus --source catalog)" = "20 20 1" ] ||
    { echo "$0: not as many movies as expected" >&2; exit 70; }
before="$(requests)"
compare "${1:-21}" \
    "$one" "$movies search amadeus --source catalog" \
    "$catalog" "$movies search the --source catalog" \
    "$cached" "$movies search lantern" \
    "$refresh" "$movies search lantern --refresh" \
    "$curl" "curl -s -o /dev/null '$url'"
# Two commands ask the server, each once before the rounds and once more in each for the warm-up.
times="$((1 + ${1:-21} * (runs + 1)))"
[ "$(($(requests) - before))" = "$((2 * times))" ] ||
    { echo "$0: $(($(requests) - before)) requests instead of $((2 * times))" >&2; exit 70; }
cached_ratio="$(ratio "$cached" "$catalog")"
cached_one_ratio="$(ratio "$cached" "$one")"
curl_ratio="$(ratio "$refresh" "$curl")"

echo
first="movies show 1 --refresh"
all="movies show 1 … 20 --refresh"
# Prints the times of both, and checks the number of requests.
compare_details() {
    local before
    before="$(requests)"
    compare "$1" "$first" "$movies show 1 --refresh" \
        "$all" "$movies show $(seq -s ' ' 20) --refresh"
    [ "$(($(requests) - before))" = "$((21 * times))" ] ||
        { echo "$0: $(($(requests) - before)) requests instead of $((21 * times))" >&2; exit 70; }
}
echo "details, with 50 ms for each response and for each connection, as in a network:"
compare_details "${1:-21}"
all_ratio="$(ratio "$all" "$first")"
echo "details, with 50 ms for each response only:"
MOVIES_API_URL="$address/connected/3"
compare_details "${1:-21}"
connected_ratio="$(ratio "$all" "$first")"

# The processor time of both programs: bash counts that of children, too.
MOVIES_API_URL="$address/slow/3"
TIMEFORMAT="%U %S"
{ time "$movies" search lantern --refresh >"$scratch/log" 2>&1; } 2>"$scratch/waiting"
[ "$(awk 'END { print NR }' "$scratch/log")" = 20 ] || { cat "$scratch/log" >&2; exit 70; }

print_limits
limit "cached: %s× of a catalog search for as many movies (limit %s×)" "$cached_ratio" 1.2
printf '  cached: %.2f× of a catalog search for one movie\n' "$cached_one_ratio"
limit "TMDB on this machine: %s× of curl (limit %s×)" "$curl_ratio" 3
limit "20 movies: %s× of one, with a network's latency of 50 ms (limit %s×)" "$all_ratio" 3
# Six at the same time take four times 50 ms: at least 3.2× with a start of 18 ms.
printf '  20 movies: %.2f× of one, without the latency of connecting\n' "$connected_ratio"
limit "a wait of 2 s for a response: %s s of processor time (limit %s s)" \
    "$(awk '{ print $1 + $2 }' "$scratch/waiting")" 0.2
