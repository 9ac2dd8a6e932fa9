# A line of JSON of 500 MB, in one string.
printf '{"entries":[{"callback":"'
head -c 500000000 /dev/zero | tr '\0' 'x'
printf '"}]}\n'
