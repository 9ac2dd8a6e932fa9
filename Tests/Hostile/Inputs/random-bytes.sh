# A megabyte of bytes without any order, the same each time.
openssl enc -aes-128-ctr -nosalt -k hostile -pbkdf2 </dev/zero 2>/dev/null | head -c 1000000
