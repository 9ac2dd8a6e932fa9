# Ends with the status by which the tool says that the user has interrupted it.
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
read -r line
exit 130
