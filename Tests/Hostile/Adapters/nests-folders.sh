# Nests folders deeper than the longest path.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
cd "$LIFECYCLE_DISK"
for ((depth = 0; depth < 600; depth++)); do mkdir dddddddddd && cd -P dddddddddd 2>/dev/null || break; done
while read -r line; do
  id=${line#*\"id\":}
  echo "{\"id\":${id%%[,\}]*}}"
done
