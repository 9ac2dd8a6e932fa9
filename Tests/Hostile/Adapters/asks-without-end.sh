# Opens its own URL whenever a URL arrives.
echo '{"protocol":1,"implements":["app.didFinishLaunching","app.openURL"],"inputs":["url"]}'
while read -r line; do
  id=${line#*\"id\":}
  id=${id%%[,\}]*}
  case $line in
  *app.openURL*) echo "{\"id\":$id,\"requests\":[{\"openURL\":\"own\"}]}" ;;
  *) echo "{\"id\":$id}" ;;
  esac
done
