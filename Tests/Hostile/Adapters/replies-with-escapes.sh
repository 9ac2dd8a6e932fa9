# Moves the cursor, changes the direction of text and forges a line in all that it replies.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
evil='\u001b[2J\u009b31m\u202e\nFORGED'
while read -r line; do
  id=${line#*\"id\":}
  printf '%s\n' "{\"id\":${id%%[,\}]*},\"violations\":[\"x$evil\"],\"observe\":{\"k$evil\":\"v$evil\"}}"
done
