# A log with a thousand reports between its lines, half of them cut off, and controls of terminals.
for number in {1..500}; do
  printf 'Nov 27 10:00:00 Shop[%d] <Notice>: applicationDidBecomeActive\n' $number
  printf '{"bug_type":"309","name":"\\u001b[2J"}\n{"procName":"Shop","exception":{},"termination":{"code":\n'
  printf 'Nov 27 10:00:01 Shop[%d] <Notice>: applicationWillResignActive\n' $number
  printf 'Incident Identifier: \e]0;title\a\nException Type: EXC_CRASH (SIGKILL)\n\n'
done
