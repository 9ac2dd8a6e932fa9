#!/usr/bin/env python3
"""Searches a state machine breadth first on Apache Spark.

WORKER is a program that calls SearchWorkerProgram.main. Spark stores the states, partitioned by a hash of
their keys, and removes duplicates. Workers compute successors and judge properties. Each level is stored in
--folder, and an interrupted search continues from there. The result is JSON.

Exit status: 0 nothing is violated, 1 a property is violated, 2 the search was cut short, 64 wrong usage,
65 a worker failed, 69 Spark is missing.
"""
import argparse, itertools, json, operator, os, re, shutil, struct, sys, time

import search_worker
from search_worker import ITSELF, PROTOCOL, Worker, WorkerError

QUIET = [("spark.ui.enabled", "false"), ("spark.ui.showConsoleProgress", "false")]


def expand(options, hello):
    """Makes (key, origin) of the states of a partition; without a key, what was found."""
    def run(states):
        with Worker(options.command, options.seconds) as worker:
            # In order, so that origins do not depend on how Spark delivers them, and traces have much in common.
            by = operator.itemgetter(1 if hello["traced"] else 0)
            while batch := sorted(itertools.islice(states, options.batch), key=by):
                transitions, successors, found = worker.expand(batch, hello["keyBytes"], hello["traced"])
                yield from successors
                yield from ((None, finding) for finding in found)
                yield None, (-1, transitions)

    return run


def level_path(options, depth):
    return os.path.join(options.folder, f"level-{depth:05}")


def search(spark, options, hello, first):
    """Level by level; returns the notes of the levels, and whether all states were visited."""
    parts, visited, notes = options.partitions, None, []
    frontier = spark.parallelize(first).partitionBy(parts)
    while options.max_levels is None or len(notes) < options.max_levels:
        level, note = level_path(options, len(notes)), None
        if os.path.exists(level + ".json"):
            # Of an earlier run, so that what led here is not computed again.
            note = load(level + ".json")
            frontier = spark.pickleFile(level).partitionBy(parts).persist()
        else:
            frontier.persist().checkpoint()
            if (states := frontier.count()) == 0:
                return notes, True
            shutil.rmtree(level, ignore_errors=True)
            frontier.saveAsPickleFile(level)
        made = frontier.mapPartitions(expand(options, hello)).persist()
        if note is None:
            found = [value for _, value in made.filter(lambda pair: pair[0] is None).collect()]
            note = {"states": states, "transitions": sum(value[1] for value in found if value[0] < 0),
                    "findings": sorted(value for value in found if value[0] >= 0)}
            store(note, level + ".json")
        notes.append(note)
        visited = frontier if visited is None else visited.union(frontier)
        unique = made.filter(lambda pair: pair[0] is not None).reduceByKey(min, parts)
        frontier = unique.subtractByKey(visited, parts)
    return notes, False


def load(path):
    with open(path) as file:
        return json.load(file)


def store(value, path):
    with open(path + ".new", "w") as file:
        json.dump(value, file)
    os.rename(path + ".new", path)


def results(spark, options, worker, hello, notes, is_complete):
    """The verdict on each property, with the shortest trace that shows it."""
    for number, known in enumerate(hello["properties"]):
        nearest = min(((depth + (action != ITSELF), depth, code, action) for depth, note in enumerate(notes)
                       for p, code, action in note["findings"] if p == number), default=None)
        verdict, trace = "undecided", None
        if known["goal"] != "undecided" and (nearest or is_complete):
            verdict = "violated" if (nearest is None) == (known["goal"] == "witness") else "holds"
        if nearest:
            _, depth, code, action = nearest
            code, actions = bytes.fromhex(code), [] if action == ITSELF else [action]
            for level in [] if hello["traced"] else range(depth, 0, -1):
                kept = spark.pickleFile(level_path(options, level))
                _, (code, taken) = kept.filter(lambda pair, code=code: pair[0] == code).first()
                actions.insert(0, taken)
            trace = json.loads(worker.ask(b"D" + code + struct.pack(f"<{len(actions)}H", *actions)))
        yield {"id": known["id"], "statement": known["statement"], "verdict": verdict, "trace": trace}


def run(options, worker, fail):
    from pyspark import SparkConf, SparkContext
    hello, start = json.loads(worker.ask(b"H")), worker.ask(b"I")
    if hello["protocol"] != PROTOCOL:
        raise WorkerError(f"the worker speaks version {hello['protocol']}, but version {PROTOCOL} is needed")
    # A folder belongs to one search; that of another would mix their states.
    named, this = os.path.join(options.folder, "search.json"), {"command": options.command, "hello": hello}
    if os.path.exists(named) and load(named) != this:
        fail(64, f"“{options.folder}” holds another search; name another folder")
    store(this, named)
    with SparkContext(options.master, "search", conf=SparkConf().setAll(QUIET)) as spark:
        spark.addPyFile(search_worker.__file__)
        spark.setCheckpointDir(os.path.join(options.folder, "checkpoints"))
        began, size, traced = time.monotonic(), hello["keyBytes"], hello["traced"]
        first = [(start[at:at + size], struct.pack("<H", number) if traced else b"")
                 for number, at in enumerate(range(4, len(start), size))]
        notes, is_complete = search(spark, options, hello, first)
        seconds = round(time.monotonic() - began, 3)
        judged = list(results(spark, options, worker, hello, notes, is_complete))
    levels = [note["states"] for note in notes]
    print(json.dumps({"complete": is_complete, "states": sum(levels), "depth": len(levels) - 1, "levels": levels,
                      "transitions": sum(note["transitions"] for note in notes), "seconds": seconds,
                      "observers": hello["observers"], "properties": judged}, indent=2, ensure_ascii=False))
    return 1 if any(result["verdict"] == "violated" for result in judged) else 0 if is_complete else 2


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    for name, kind, usual, words in [
            ("folder", str, "search", "the folder for the levels; on a cluster, all machines must share it"),
            ("master", str, "local[2,4]", "the cluster; local[CORES,ATTEMPTS] is this machine"),
            ("partitions", int, 8, "partitions of the states; use several for each core of the cluster"),
            ("batch", int, 4096, "states in a request"), ("seconds", int, 600, "time limit for a request"),
            ("max-levels", int, None, "stop after MAX_LEVELS levels; the next run continues from there")]:
        parser.add_argument("--" + name, type=kind, default=usual, help=f"{words} (default: {usual})")
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="WORKER", help="the worker and its arguments")
    options = parser.parse_args()
    options.command = options.command[options.command[:1] == ["--"]:]
    fail = lambda status, words: parser.exit(status, f"spark_search.py: {words}.\n")
    if not options.command or min(options.partitions, options.batch, options.seconds) < 1:
        fail(64, "name a WORKER, and use only numbers above 0")
    try:
        os.makedirs(options.folder, exist_ok=True)
        with Worker(options.command, options.seconds) as worker:
            sys.exit(run(options, worker, fail))
    except ImportError:
        fail(69, "Spark is missing; pip install pyspark, and Java 17 or later: apt-get install default-jre-headless")
    except Exception as error:
        said = re.search(r"WorkerError: (.*)", str(error))
        fail(65, said.group(1) if said else str(error).rstrip("."))


if __name__ == "__main__":
    main()
