# Prints without end instead of a reply, without a line break.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
read -r line
exec tr '\0' x </dev/zero
