"""A dictaphone that uploads what was recorded: at the next launch, or at once and whenever it is called."""

import json
import os
import sys

PENDING = os.path.join(os.environ["LIFECYCLE_DISK"], "pending")
IS_PATIENT = sys.argv[1:] == ["patient"]

uploading = False


def say(message):
    print(json.dumps(message), flush=True)


say({
    "protocol": 1,
    "implements": ["app.didFinishLaunching", "app.didBecomeActive"],
    "actions": [{"name": "record"}, {"name": "upload ends", "by": "system"}],
    "inputs": [],
})

for line in sys.stdin:
    request = json.loads(line)
    if request.get("action") == "record":
        open(PENDING, "w").close()
        uploading = IS_PATIENT
    if request.get("action") == "upload ends" and uploading:
        os.remove(PENDING)
        uploading = False
    if request.get("deliver") == "app.didFinishLaunching" or IS_PATIENT and request.get("deliver"):
        uploading = os.path.exists(PENDING)
    say({
        "id": request["id"],
        "observe": {"pending": os.path.exists(PENDING), "fingerprint": str(uploading)},
    })
