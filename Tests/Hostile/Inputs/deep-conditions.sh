# Swift with ten thousand #if in each other, half of them without an end.
for ((i = 0; i < 10000; i++)); do printf '#if A%d || (!(B && (C)))\n' "$i"; done
printf 'class AppDelegate: UIResponder, UIApplicationDelegate {}\n'
for ((i = 0; i < 5000; i++)); do printf '#else\n#endif\n'; done
