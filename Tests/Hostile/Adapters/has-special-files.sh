# Has a pipe that nobody writes to, a link to an endless file, a loop of links and odd names on its disk.
echo '{"protocol":1,"implements":["app.didFinishLaunching"],"actions":[{"name":"edit"}]}'
cd "$LIFECYCLE_DISK"
[[ -e pipe ]] || { mkfifo pipe; ln -s /dev/zero zero; ln -s loop loop; touch $'\xff\n\e[2J' -- '-rf *'; }
while read -r line; do
  id=${line#*\"id\":}
  echo "{\"id\":${id%%[,\}]*},\"observe\":{\"fingerprint\":\"a\"}}"
done
