"""The client of a search worker: what SearchWorker of the Swift package DistributedSearch answers.

It knows nothing of Spark, so that it serves other drivers as well.
"""
import struct, subprocess, threading

LONGEST_REPLY, ITSELF, PROTOCOL = 1 << 30, 65535, 2


class WorkerError(Exception):
    """What a worker did wrong, in a sentence."""


class Worker:
    """A worker process; a request that is not answered in time ends it."""

    def __init__(self, command, seconds):
        self.seconds, self.name, pipe = seconds, command[0], subprocess.PIPE
        try:
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe)
        except OSError as error:
            raise WorkerError(f"the worker “{self.name}” cannot be started: {error.strerror}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def ask(self, request):
        timer = threading.Timer(self.seconds, self.process.kill)
        timer.start()
        try:
            self.process.stdin.write(struct.pack("<I", len(request)) + request)
            self.process.stdin.flush()
            (length,) = struct.unpack("<I", self.read(4))
            if not 0 < length <= LONGEST_REPLY:
                raise WorkerError(f"the worker “{self.name}” announces a reply of {length} bytes")
            reply = self.read(length)
        except OSError:
            raise self.ended()
        finally:
            timer.cancel()
        if reply[0] > 1:
            raise WorkerError(f"the worker “{self.name}” writes garbage")
        if reply[0] == 1:
            raise WorkerError(f"the worker “{self.name}” says: {reply[1:500].decode(errors='replace')}")
        return reply[1:]

    def read(self, count):
        data = self.process.stdout.read(count)
        if len(data) < count:
            raise self.ended()
        return data

    def ended(self):
        return WorkerError(f"the worker “{self.name}” has ended, or took over {self.seconds} seconds")

    def expand(self, states, size, traced):
        """The transitions of some states, (key, origin) of each successor, and what was found.

        A state is a key and its origin: the source and the action or, if the worker is traced, the trace.
        """
        entry, finding = struct.Struct(f"<{size}sIH"), struct.Struct("<HIH")
        named = [key + struct.pack("<H", len(origin) // 2) + origin if traced else key for key, origin in states]
        reply = self.ask(b"E" + struct.pack("<I", len(named)) + b"".join(named))
        try:
            transitions, number = struct.unpack_from("<QI", reply)
            middle = 12 + number * entry.size
            if len(reply) != middle + 4 + struct.unpack_from("<I", reply, middle)[0] * finding.size:
                raise struct.error
            origin = (lambda s, a: states[s][1] + struct.pack("<H", a)) if traced else lambda s, a: (states[s][0], a)
            successors = [(key, origin(s, a)) for key, s, a in entry.iter_unpack(reply[12:middle])]
            found = [(p, states[s][traced].hex(), a) for p, s, a in finding.iter_unpack(reply[middle + 4:])]
        except (struct.error, IndexError):
            raise WorkerError(f"the worker “{self.name}” writes garbage")
        return transitions, successors, found
