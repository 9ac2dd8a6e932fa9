# A log in which nine thousand processes take turns.
for callback in application:didFinishLaunchingWithOptions: applicationDidBecomeActive; do
  for ((pid = 1; pid <= 9000; pid++)); do
    printf '2026-11-24 10:00:00.000000+0000 Notes[%d:1] %s\n' "$pid" "$callback"
  done
done
