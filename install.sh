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

version=1.0.0-rc
# Where the archives are: an URL, or a folder.
releases="${MOVIES_RELEASES:-https://example.org/movies/releases/download/v$version}"
prefix="${HOME:?}/.local"
network=false
action=install

say() { printf '%s\n' "$*"; }
fail() { printf 'install.sh: %s\n' "$*" >&2; exit 1; }
usage() { sed -n '/^#     sh/s/^# *//p' "$0" >&2; exit 64; }
have() { command -v "$1" >/dev/null 2>&1; }

while [ $# -gt 0 ]; do
    case "$1" in
        --prefix) [ $# -ge 2 ] || usage; prefix="$2"; shift ;;
        --prefix=*) prefix="${1#*=}" ;;
        --with-network) network=true ;;
        --uninstall) action=uninstall ;;
        *) usage ;;
    esac
    shift
done
case "$prefix" in
    /*) ;;
    *) prefix="$PWD/$prefix" ;;
esac
# What was installed, one path per line.
manifest="$prefix/share/movies/installed"

# Removes what the manifest lists, and the folders that are empty then.
uninstall() {
    while read -r path; do
        case "$path" in
            */) rmdir -- "$prefix/$path" 2>/dev/null || true ;;
            *) rm -f -- "$prefix/$path" ;;
        esac
    done <"$manifest"
}

if [ "$action" = uninstall ]; then
    [ -f "$manifest" ] || fail "nothing is installed in $prefix by this script"
    uninstall
    rm -rf -- "${XDG_CACHE_HOME:-$HOME/.cache}/movies"
    for folder in "${XDG_CONFIG_HOME:-$HOME/.config}" "${XDG_DATA_HOME:-$HOME/.local/share}" \
        "${XDG_STATE_HOME:-$HOME/.local/state}"; do
        [ ! -e "$folder/movies" ] || say "your data is still in $folder/movies"
    done
    exit 0
fi

scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

# fetch NAME
# Copies a file of the release into the scratch folder.
fetch() {
    case "$releases" in
        http://* | https://*)
            if have curl; then
                curl --fail --silent --show-error --location --output "$scratch/$1" "$releases/$1"
            elif have wget; then
                wget --quiet --output-document="$scratch/$1" "$releases/$1"
            else
                fail "there is neither curl nor wget"
            fi
            ;;
        *) cp -- "$releases/$1" "$scratch/$1" ;;
    esac || fail "can't get $releases/$1"
}

# checksum FILE
# Prints the SHA-256 of a file.
checksum() {
    if have sha256sum; then
        sha256sum "$1"
    elif have shasum; then
        shasum -a 256 "$1"
    else
        fail "there is neither sha256sum nor shasum"
    fi | cut -d ' ' -f 1
}

# unpack PROGRAM
# Fetches the archive of a program, checks it, and unpacks it into the scratch folder.
unpack() {
    archive="$1-$version-$target.tar.gz"
    expected="$(sed -n "s/^\([0-9a-f]\{64\}\) [ *]$archive\$/\1/p" "$scratch/SHA256SUMS")"
    [ -n "$expected" ] || fail "this release has no $archive"
    fetch "$archive"
    [ "$(checksum "$scratch/$archive")" = "$expected" ] || fail "$archive has another checksum than the release says"
    mkdir -p "$scratch/files"
    gzip -dc "$scratch/$archive" | tar -xf - -C "$scratch/files"
    cp -R "$scratch/files/${archive%.tar.gz}/." "$scratch/all"
}

case "$(uname -s)" in
    Linux) system=linux ;;
    *) fail "there are archives for Linux only; README.md says how to build movies" ;;
esac
target="$system-$(uname -m)"
mkdir "$scratch/all"
fetch SHA256SUMS
unpack movies
if "$network"; then unpack movies-network; fi

# An older version may have files that this one lacks.
if [ -f "$manifest" ]; then uninstall; fi
(
    cd "$scratch/all"
    find . -type f | sed 's,^\./,,' | LC_ALL=C sort
    echo share/movies/installed
    # The deepest folders first. Folders that were there before are removed only if they are empty.
    find . -depth -mindepth 1 -type d | sed 's,^\./,,; s,$,/,'
) >"$scratch/installed"
# The manifest comes first, so that an installation that is interrupted can be removed.
mkdir -p "$prefix/share/movies"
cp "$scratch/installed" "$manifest"
cp -Rf "$scratch/all/." "$prefix"

say "installed $("$prefix/bin/movies" --version) in $prefix"
case ":${PATH:-}:" in
    *":$prefix/bin:"*) say "try: movies search blade ruiner" ;;
    *) say "try: $prefix/bin/movies search blade ruiner, and add $prefix/bin to your PATH" ;;
esac
"$network" || say "it works without a network; for TMDB and catalog updates, run this again with --with-network"
