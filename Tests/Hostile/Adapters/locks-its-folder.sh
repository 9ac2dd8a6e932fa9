# Takes all permissions from its folder, and from one in it.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
mkdir -p "$LIFECYCLE_DISK/a/b" && touch "$LIFECYCLE_DISK/a/b/c"
chmod 000 "$LIFECYCLE_DISK/a/b" "$LIFECYCLE_DISK/a" "$LIFECYCLE_DISK"
while read -r line; do
  id=${line#*\"id\":}
  echo "{\"id\":${id%%[,\}]*}}"
done
