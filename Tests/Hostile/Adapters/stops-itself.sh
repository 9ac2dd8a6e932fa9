# Stops itself, and so do all processes of its group.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
read -r line
kill -STOP 0
