"""A reading list: an app that saves what it had read, and beside it an extension that adds an article.

With the argument "share" it is the extension. With "again" the app reads before it saves.
"""

import json
import os
import sys

SHELF = os.path.join(os.environ["LIFECYCLE_DISK"], "articles.txt")
SHARED = os.path.join(os.environ["LIFECYCLE_DISK"], "shared")


def read():
    if not os.path.exists(SHELF):
        return set()
    with open(SHELF, encoding="utf-8") as file:
        return set(file.read().split())


def write(articles):
    with open(SHELF, "w", encoding="utf-8") as file:
        file.write(" ".join(sorted(articles)))


def say(message):
    print(json.dumps(message), flush=True)


if "share" in sys.argv:
    write(read() | {"shared"})
    open(SHARED, "w").close()
    sys.exit()

articles = read()
say({
    "protocol": 1,
    "implements": ["app.didEnterBackground"],
    "actions": [
        {"name": "share", "run": [sys.executable, __file__, "share"]},
        {"name": "fail", "run": ["sh", "-c", "echo no room >&2; exit 3"]},
    ],
})
for line in sys.stdin:
    request = json.loads(line)
    if "deliver" in request:
        if "again" in sys.argv:
            articles |= read()
        write(articles)
    lost = os.path.exists(SHARED) and "shared" not in read()
    say({
        "id": request["id"],
        "observe": {"fingerprint": " ".join(sorted(articles))},
        "violations": ["what was shared is lost"] if lost else [],
    })
