# JSON that is nested a million times.
head -c 1000000 /dev/zero | tr '\0' '['
