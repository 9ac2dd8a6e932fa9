# Has a file of a terabyte on its disk that takes up no room, and a fingerprint.
echo '{"protocol":1,"implements":["app.didFinishLaunching"],"actions":[{"name":"edit"}]}'
truncate -s 1T "$LIFECYCLE_DISK/huge"
while read -r line; do
  id=${line#*\"id\":}
  echo "{\"id\":${id%%[,\}]*},\"observe\":{\"fingerprint\":\"a\"}}"
done
