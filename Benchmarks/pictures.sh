#!/usr/bin/env bash
# Draws screens of the program as SVG pictures for the documentation, light and dark, and an animated session.
#
# Needs swift. Usage: Benchmarks/pictures.sh [folder]
# Without a folder, it replaces the pictures in docs/pictures.
folder="${1:-$(dirname "$0")/../docs/pictures}"
mkdir -p "$folder"
folder="$(realpath "$folder")"
# shellcheck source-path=SCRIPTDIR
source "$(dirname "$0")/common.sh"
need swift

# run COMMAND [ARGUMENT]...
# Shows the output of a command only if it fails.
run() {
    "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 70; }
}

# As in CONTRIBUTING.md, so that a build that is there is used.
run swift build --build-tests --explicit-target-dependency-import-check error
# The tests of the pictures write them if they know where.
export MOVIES_PICTURES_FOLDER="$folder"
run swift test --skip-build --filter "DocumentationPictureTests|DocumentationAnimationTests"
wc -c "$folder"/*.svg
