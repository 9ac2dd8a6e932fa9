# Sends no hello.
exec sleep 1005
