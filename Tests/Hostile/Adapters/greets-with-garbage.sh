# Greets with bytes that are no text.
head -c 100000 /dev/urandom
echo
exec sleep 1005
