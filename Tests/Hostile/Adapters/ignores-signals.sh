# Ignores every signal that can be ignored, and never replies.
trap '' HUP INT QUIT TERM PIPE ALRM USR1 USR2 CHLD TSTP TTIN TTOU CONT
echo '{"protocol":1,"implements":["app.didFinishLaunching"]}'
while :; do sleep 1; done
