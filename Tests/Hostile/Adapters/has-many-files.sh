# Has three hundred files on its disk, and a fingerprint.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
cd "$LIFECYCLE_DISK"
touch {1..300}
while read -r line; do
  id=${line#*\"id\":}
  echo "{\"id\":${id%%[,\}]*},\"observe\":{\"fingerprint\":\"a\"}}"
done
