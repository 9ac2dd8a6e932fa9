# A log whose names hold controls of terminals, marks of direction, NUL and bytes that are no text.
printf 'application:didFinishLaunchingWithOptions:\e[2J\e]0;title\a\n'
printf 'applicationDidBecomeActive\xe2\x80\xae\xc2\x9b31m\n'
printf 'sceneDidBecomeActive \0\xff\xfe::error::forged\r\n'
printf '\xef\xbb\xbf\xe2\x80\xa8FORGED\n'
