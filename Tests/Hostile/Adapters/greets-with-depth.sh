# Greets with JSON that is nested a hundred thousand times.
head -c 100000 /dev/zero | tr '\0' '['
echo
exec sleep 1005
