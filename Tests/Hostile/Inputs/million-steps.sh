# A trace of a million steps: an app crashes at each launch.
yes $'launch\ncrash' | head -n 1000000
