#!/bin/sh
# Installs a release of movies for this user, without root and without Swift, and removes it again.
#
#     sh install.sh [--prefix FOLDER] [--with-network]
#     sh install.sh [--prefix FOLDER] --uninstall
#
# It installs into ~/.local unless --prefix says where. movies alone is a whole program without a network;
# --with-network adds movies-network, with which it asks TMDB and downloads catalogs. Each archive is compared
# with its checksum before anything is installed. Needs a POSIX shell, tar, gzip, sha256sum or shasum, and curl or wget.
set -eu
umask 022

version=1.0.0-rc
# Where the archives are: a URL, or a folder. By default they are beside this script, or on the release page.
releases="${MOVIES_RELEASES:-}"
if [ -z "$releases" ]; then
    # Not if the script comes from a pipe.
    case "$0" in install.sh | */install.sh) releases="$(dirname -- "$0")" ;; esac
    [ -n "$releases" ] && [ -f "$releases/SHA256SUMS" ] ||
        releases="https://example.org/movies/releases/download/v$version"
fi
# The exit status of a failure.
code=1

say() { printf '%s\n' "$*"; }
fail() { printf 'install.sh: %s\n' "$*" >&2; exit "$code"; }
have() { command -v "$1" >/dev/null 2>&1; }
usage() {
    say 'usage: sh install.sh [--prefix FOLDER] [--with-network]'
    say '       sh install.sh [--prefix FOLDER] --uninstall'
}

# The script is read as a whole before it does anything, also from a pipe that breaks.
main() {
    prefix=
    network=false
    action=install
    while [ $# -gt 0 ]; do
        case "$1" in
            --prefix)
                [ $# -ge 2 ] || code=64 fail "--prefix needs a folder"
                set_prefix "$2"
                shift
                ;;
            --prefix=*) set_prefix "${1#*=}" ;;
            --with-network) network=true ;;
            --uninstall) action=uninstall ;;
            -h | --help) usage; exit 0 ;;
            *) usage >&2; code=64 fail "unknown argument: $1" ;;
        esac
        shift
    done
    if [ -z "$prefix" ]; then
        [ -n "${HOME:-}" ] || fail "HOME is not set; name a folder with --prefix"
        prefix="$HOME/.local"
    fi
    # What was installed, one path per line; folders end with a slash.
    manifest="$prefix/share/movies/installed"
    scratch="$(mktemp -d)" || fail "can't make a temporary folder"
    trap 'rm -rf "$scratch"' EXIT
    trap 'exit 129' HUP
    trap 'exit 130' INT
    trap 'exit 143' TERM
    "$action"
}

set_prefix() {
    case "$1" in
        '' | -* | '~'*) code=64 fail "not a folder: '$1'" ;;
        /*) prefix="$1" ;;
        *) prefix="$PWD/$1" ;;
    esac
    prefix="${prefix%/}"
    [ -n "$prefix" ] || code=64 fail "not a folder of its own: '$1'"
}

uninstall() {
    [ -f "$manifest" ] || fail "nothing is installed in $prefix by this script"
    cp "$manifest" "$scratch/installed"
    remove "$scratch/installed"
    rm -f -- "$manifest"
    rmdir -- "$prefix/share/movies" 2>/dev/null || true
    for folder in "${XDG_CACHE_HOME:-}" "${HOME:-}/.cache"; do
        case "$folder" in
            /.cache) ;;
            /*) rm -rf -- "$folder/movies"; break ;;
        esac
    done
    for folder in "${XDG_CONFIG_HOME:-}" "${XDG_DATA_HOME:-}" "${XDG_STATE_HOME:-}" \
        "${HOME:-}/.config" "${HOME:-}/.local/share" "${HOME:-}/.local/state"; do
        case "$folder" in
            /*) [ ! -d "$folder/movies" ] || say "your data is still in $folder/movies" ;;
        esac
    done
}

# remove LIST
# Removes the files of a list, and the folders that are empty then.
remove() {
    while IFS= read -r file; do
        case "$file" in
            '' | /* | *..*) ;;
            */) rmdir -- "$prefix/$file" 2>/dev/null || true ;;
            *) rm -f -- "$prefix/$file" || fail "can't remove $prefix/$file" ;;
        esac
    done <"$1"
}

install() {
    for program in tar gzip; do have "$program" || fail "$program is missing"; done
    have sha256sum || have shasum || fail "there is neither sha256sum nor shasum"
    [ "$(uname -s)" = Linux ] || fail "there are archives for Linux only; README.md says how to build movies"
    # What was added stays.
    [ ! -f "$manifest" ] || ! grep -q '^libexec/movies/movies-network$' "$manifest" || network=true
    target="linux-$(uname -m)"
    mkdir "$scratch/all"
    fetch SHA256SUMS
    unpack movies
    if "$network"; then unpack movies-network; fi
    (cd "$scratch/all" && find . ! -type d | sed 's,^\./,,' | LC_ALL=C sort) >"$scratch/files"
    check_files
    list_files >"$scratch/installed"

    mkdir -p "$prefix/share/movies" || fail "can't write to $prefix"
    # The list comes first and has what was there before, so that an interrupted installation can be removed.
    {
        sed 's/$/.new/' "$scratch/files"
        cat "$scratch/installed"
        [ ! -f "$manifest" ] || cat "$manifest"
    } >"$scratch/both"
    put "$scratch/both" share/movies/installed
    while IFS= read -r file; do put "$scratch/all/$file" "$file"; done <"$scratch/files"
    # An older version may have files that this one lacks.
    grep -v '/$' "$scratch/both" | grep -v -x -F -f "$scratch/installed" >"$scratch/old" || true
    remove "$scratch/old"
    put "$scratch/installed" share/movies/installed

    installed="$("$prefix/bin/movies" --version)" || fail "$prefix/bin/movies does not run"
    say "installed $installed in $prefix"
    case ":${PATH:-}:" in
        *":$prefix/bin:"*) say "try: movies search blade ruiner" ;;
        *) say "try: '$prefix/bin/movies' search blade ruiner, and add $prefix/bin to your PATH" ;;
    esac
    "$network" || say "it works without a network; for TMDB and catalog updates, run this again with --with-network"
}

# Replaces no file that this script has not installed.
check_files() {
    while IFS= read -r file; do
        [ -e "$prefix/$file" ] || [ -L "$prefix/$file" ] || continue
        grep -q -x -F -e "$file" "$manifest" 2>/dev/null ||
            fail "$prefix/$file exists already, and was not installed by this script; remove it, or choose another --prefix"
    done <"$scratch/files"
}

# Prints what belongs to the installation: its files, and the folders that are not there yet, the deepest first.
list_files() {
    cat "$scratch/files"
    echo share/movies/installed
    (cd "$scratch/all" && find . -depth -type d | sed '/^\.$/d; s,^\./,,; s,$,/,') | while IFS= read -r file; do
        if [ ! -d "$prefix/$file" ] || grep -q -x -F -e "$file" "$manifest" 2>/dev/null; then say "$file"; fi
    done
}

# put FILE PATH
# Copies a file to a path in the prefix, where the old file, or the whole new one, is at any time.
put() {
    new="$prefix/$2.new"
    if ! { mkdir -p "$(dirname "$new")" && rm -f -- "$new" && cp -P -- "$1" "$new" &&
        mv -f -- "$new" "$prefix/$2"; }; then
        rm -f -- "$new"
        fail "can't write $prefix/$2"
    fi
}

# fetch NAME
# Copies a file of the release into the scratch folder.
fetch() {
    case "$releases" in
        http://* | https://*)
            if have curl; then
                curl --fail --silent --show-error --location --output "$scratch/$1" "$releases/$1"
            elif have wget; then
                wget --no-verbose --output-document="$scratch/$1" "$releases/$1"
            else
                fail "there is neither curl nor wget"
            fi
            ;;
        *) cp -- "$releases/$1" "$scratch/$1" ;;
    esac || fail "can't get $releases/$1"
}

# unpack PROGRAM
# Fetches the archive of a program, checks it, and unpacks it into the scratch folder.
unpack() {
    archive="$1-$version-$target.tar.gz"
    expected="$(tr -d '\r' <"$scratch/SHA256SUMS" | sed -n "s/^\([0-9a-f]\{64\}\) [ *]$archive\$/\1/p")"
    [ -n "$expected" ] || fail "this release has no $archive"
    fetch "$archive"
    [ "$(checksum "$scratch/$archive")" = "$expected" ] || fail "$archive has another checksum than the release says"
    mkdir -p "$scratch/files.d"
    if ! gzip -dc "$scratch/$archive" | tar -xf - -C "$scratch/files.d" ||
        ! cp -R "$scratch/files.d/${archive%.tar.gz}/." "$scratch/all"; then
        fail "can't unpack $archive"
    fi
    rm -rf "$scratch/files.d" "${scratch:?}/$archive"
}

# checksum FILE
# Prints the SHA-256 of a file.
checksum() {
    if have sha256sum; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1
}

main "$@"
