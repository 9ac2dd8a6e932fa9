# Entries with times that no clock shows: a million digits, an exponent out of range, not a number.
for time in "$(head -c 1000000 /dev/zero | tr '\0' 9)" 1e999999999 -1e400 NaN 0x10 00000000000000000000000001 ''; do
  printf '[%s] applicationDidBecomeActive\n' "$time"
  printf '{"time":%s,"callback":"applicationDidBecomeActive"}\n' "$time"
done
