# Swift with a hundred thousand open braces, comments in comments, and a string that never ends.
printf 'import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n'
head -c 100000 /dev/zero | tr '\0' '{'
head -c 200000 /dev/zero | tr '\0' '(' | sed 's|((|/*|g'
printf '\n"""\n'
