# The log of a whole device: thousands of apps, and lines of the system with controls of terminals or without an end.
printf 'Shop[7:1] applicationDidEnterBackground\n'
for number in {100..20100}; do
  printf '[app<org.example.a%d(1B2C)>:%d] Setting process visibility to: Background\n' $number $number
done
printf 'Process exited:\nmemorystatus: killing process 7 [\nkilled by jetsam\nCalculated state for app<\n'
printf '[app<org.example.shop>:7] Process exited: <watchdog \e[2J\e]0;title\a\xe2\x80\xae\n'
