#!/usr/bin/env bash
# How long a search takes whose answer TMDB gave before, beside a search of the built-in catalog,
# and beside one for which a server on this machine is asked.
#
# Needs swift, hyperfine and python3. Usage: Benchmarks/cache.sh [rounds]
source "$(dirname "$0")/common.sh"
need swift hyperfine python3
build_movies

# A page of twenty films, some 15 KB, as TMDB would send it.
cat >"$scratch/server.py" <<'PYTHON'
import http.server, json, sys

film = {
    "adult": False, "backdrop_path": None, "genre_ids": [18, 878], "original_language": "en",
    "overview": "Two sisters keep a lighthouse on a planet without night. " * 9,
    "popularity": 12.5, "poster_path": "/lantern.jpg", "release_date": "1999-03-31",
    "video": False, "vote_average": 7.2, "vote_count": 140,
}
films = [
    dict(film, id=n, title=f"Lantern {n}", original_title=f"Lantern {n}") for n in range(1, 21)
]
page = {"page": 1, "results": films, "total_pages": 7, "total_results": 129}
body = json.dumps(page).encode()


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "application/json;charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
PYTHON
python3 "$scratch/server.py" >"$scratch/port" &
server=$!
trap 'kill "$server"; rm -rf "$scratch"' EXIT
while [ ! -s "$scratch/port" ]; do
    kill -0 "$server" || { echo "$0: no server" >&2; exit 69; }
done

export TMDB_API_KEY=0123456789abcdef0123456789abcdef
MOVIES_API_URL="http://127.0.0.1:$(cat "$scratch/port")/3"
export MOVIES_API_URL
"$scratch/movies" search lantern >/dev/null

print_machine
compare "${1:-9}" \
    "movies search amelie --source catalog" "$scratch/movies search amelie --source catalog" \
    "movies search lantern (kept)" "$scratch/movies search lantern" \
    "movies search lantern --refresh" "$scratch/movies search lantern --refresh"
