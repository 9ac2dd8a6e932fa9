"""Adapters that break the protocol, each in one way: `hostile.py WAY`."""

import json
import os
import signal
import subprocess
import sys
import threading
import time

OUTPUT = sys.stdout.fileno()
ERRORS = sys.stderr.fileno()


def write(data, to=OUTPUT):
    while data:
        data = data[os.write(to, data):]


def say(message):
    write(json.dumps(message).encode() + b"\n")


def hello():
    say({"protocol": 1, "actions": [{"name": "go"}]})


def request():
    return json.loads(sys.stdin.readline())


def sleep():
    while True:
        time.sleep(1000)


def replying(to_request):
    """An adapter whose reply to each request is written by a function."""
    hello()
    while True:
        to_request(request()["id"])


def exits_at_start():
    write(b"no database\nno hope\n", to=ERRORS)
    sys.exit(3)


def garbage(_):
    write(b'{"id" 1}\n')


def hangs(_):
    sleep()


def ends_by_a_fault(_):
    os.kill(os.getpid(), signal.SIGSEGV)


def exits(_):
    write(b"assertion failed\n", to=ERRORS)
    os._exit(7)


def exits_after_its_reply(id):
    say({"id": id})
    os._exit(0)


def floods_output(_):
    while True:
        write(b"x" * 65536)


def writes_a_long_line(id):
    write(b'{"id":%d,"x":"' % id + b"x" * 100_000_000 + b'"}\n')


def floods_errors(_):
    while True:
        write(b"x" * 65535 + b"\n", to=ERRORS)


def talks_a_lot_on_errors(id):
    write(b"x" * 65535 + b"\n" + b"y" * 10_000_000 + b"\nthe end\n", to=ERRORS)
    say({"id": id})


def leaves_a_grandchild(_):
    subprocess.Popen(["sleep", "1000"])
    os._exit(5)


def opens_life(grandchild):
    """Holds the named pipe “life” open, or lets a grandchild hold it."""
    life = os.open(os.path.join(os.environ["LIFECYCLE_DISK"], "life"), os.O_WRONLY)
    if grandchild:
        subprocess.Popen(["sleep", "1000"], stdout=life)
        os.close(life)
    return life


def has_a_grandchild(id):
    opens_life(grandchild=True)
    say({"id": id})


def ticks(id):
    life = opens_life(grandchild=False)

    def tick():
        while True:
            os.write(life, b".")

    threading.Thread(target=tick, daemon=True).start()
    say({"id": id})


def closes_output(_):
    os.close(OUTPUT)
    sleep()


def closes_input(id):
    os.close(sys.stdin.fileno())
    say({"id": id})
    sleep()


def ignores_sigterm(id):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    say({"id": id})


def tells_of_its_process(id):
    handled = signal.getsignal(signal.SIGUSR2)
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    say({"id": id, "observe": {
        "isIgnored": handled == signal.SIG_IGN, "isBlocked": signal.SIGUSR2 in blocked,
        "leadsGroup": os.getpgid(0) == os.getpid(), "process": os.getpid(),
        "added": os.environ.get("ADDED"), "hasPath": "PATH" in os.environ}})


def counts_resumptions():
    resumed = []
    signal.signal(signal.SIGCONT, lambda *_: resumed.append(1))
    replying(lambda id: say({"id": id, "observe": {"resumed": len(resumed)}}))


WAYS = {
    "exits at start": exits_at_start,
    "says nothing": sleep,
    "closes output at start": lambda: (os.close(OUTPUT), sleep()),
    "says garbage at start": lambda: (write(b"hello\n"), sleep()),
    "floods output at start": lambda: floods_output(None),
    "writes garbage": lambda: replying(garbage),
    "replies with a wrong id": lambda: replying(lambda id: say({"id": id + 10})),
    "replies without an id": lambda: replying(lambda id: say({"violations": []})),
    "replies twice": lambda: replying(lambda id: write(b'{"id":%d}\n{"id":%d}\n' % (id, id))),
    "replies late a second time": lambda: (
        hello(), say({"id": request()["id"]}), request(), say({"id": 1}), sleep()),
    "replies with invalid UTF-8": lambda: replying(lambda id: write(b'{"id":"\xff"}\n')),
    "replies with a wrong shape": lambda: replying(
        lambda id: say({"id": id, "observe": {"unsaved": "yes"}})),
    "asks for something unknown": lambda: replying(
        lambda id: say({"id": id, "requests": [{"beginBackgroundTsk": "x"}]})),
    "replies on many lines": lambda: replying(lambda id: write(b'\r\n\n{"id":%d}\r\n\n' % id)),
    "hangs": lambda: replying(hangs),
    "ends by a fault": lambda: replying(ends_by_a_fault),
    "exits": lambda: replying(exits),
    "exits after its reply": lambda: replying(exits_after_its_reply),
    "floods output": lambda: replying(floods_output),
    "writes a long line": lambda: replying(writes_a_long_line),
    "floods errors": lambda: replying(floods_errors),
    "talks a lot on errors": lambda: replying(talks_a_lot_on_errors),
    "leaves a grandchild": lambda: replying(leaves_a_grandchild),
    "has a grandchild": lambda: replying(has_a_grandchild),
    "ticks": lambda: replying(ticks),
    "closes output": lambda: replying(closes_output),
    "closes input": lambda: replying(closes_input),
    "ignores SIGTERM": lambda: replying(ignores_sigterm),
    "tells of its process": lambda: replying(tells_of_its_process),
    "counts resumptions": counts_resumptions,
    "writes unasked": lambda: (write(b'{"protocol":1}\n{"news":1}\n'), sleep()),
}

WAYS[sys.argv[1]]()
