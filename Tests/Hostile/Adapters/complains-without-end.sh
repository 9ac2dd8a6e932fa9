# Prints without end on standard error, beside correct replies.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
exec 3>&1
yes complaint >&2 &
while read -r line; do
  id=${line#*\"id\":}
  echo "{\"id\":${id%%[,\}]*}}" >&3
done
