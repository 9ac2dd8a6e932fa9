# Has an action whose name moves the cursor and changes the direction of text.
echo '{"protocol":1,"implements":["app.didFinishLaunching"],"actions":[{"name":"edit\u001b[2J\u202e"}]}'
exec sleep 1005
