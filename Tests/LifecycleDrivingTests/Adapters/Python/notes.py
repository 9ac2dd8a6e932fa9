"""Notes: an app that follows the protocol, and saves its draft only in applicationWillTerminate."""

import json
import os
import sys

SAVED = os.path.join(os.environ["LIFECYCLE_DISK"], "draft.txt")


def read_draft():
    if not os.path.exists(SAVED):
        return ""
    with open(SAVED, encoding="utf-8") as file:
        return file.read()


def say(message):
    print(json.dumps(message, ensure_ascii=False), flush=True)


draft = read_draft()
saved = draft

say({
    "protocol": 1,
    "implements": ["app.didFinishLaunching", "app.didEnterBackground", "app.willTerminate"],
    "actions": [{"name": "edit", "in": ["active"]}],
    "author": "a key that the tool does not know",
})

for line in sys.stdin:
    request = json.loads(line)
    requests = []
    if request.get("action") == "edit":
        draft += "ä"
    if request.get("deliver") == "app.didEnterBackground":
        requests = [{"beginBackgroundTask": "save"}, {"endBackgroundTask": "save"}]
    if request.get("deliver") == "app.willTerminate":
        with open(SAVED, "w", encoding="utf-8") as file:
            file.write(draft)
        saved = draft
    say({
        "id": request["id"],
        "requests": requests,
        "observe": {"unsaved": draft != saved, "workInFlight": 0, "draft": draft,
                    "seen": request},
    })
