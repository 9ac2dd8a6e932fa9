#!/usr/bin/env bash
# Runs N shards of a command on this machine, one for each core at a time, and merges them.
#
#   parallel.sh N walk app --walks 1000000
set -euo pipefail
shards=$1
shift
seq 0 $((shards - 1)) |
  parallel lifecycle "$@" --format json --quiet --shard "{}/$shards" --output "{}.json" || true
mapfile -t results < <(seq -f %.0f.json 0 $((shards - 1)))
lifecycle merge --format json --output merged.json "${results[@]}"
