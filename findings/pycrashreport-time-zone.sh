#!/bin/bash
# pycrashreport 2.0.0 drops the time zone of crash reports. The header of an .ips file has the local time with
# its offset. Two reports from the night in which summer time ends are put in the wrong order: 02:40 +0200 is
# half an hour before 02:10 +0100. The same happens to reports of devices in different zones, and to a report
# that is compared with a log in UTC.
#
# Exit status: 0 if the behaviour is seen, 1 if it is not, 2 if the tool cannot be installed.
set -u
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
python3 -m venv tool && tool/bin/pip install --quiet pycrashreport==2.0.0 || exit 2

report() { # FILE TIME
  cat >"$1" <<END
{"app_name":"Shop","timestamp":"$2","bug_type":"309","os_version":"iPhone OS 26.1 (23B85)","incident_id":"$1","name":"Shop"}
{"procName":"Shop","pid":512,"captureTime":"$2","exception":{"type":"EXC_CRASH","signal":"SIGKILL"},"faultingThread":0,
 "usedImages":[],"threads":[{"triggered":true,"frames":[]}]}
END
}
report first.ips "2026-10-25 02:40:00.00 +0200"
report second.ips "2026-10-25 02:10:00.00 +0100"

tool/bin/python - <<'END'
import sys
from datetime import datetime
from pycrashreport.crash_report import get_crash_report_from_file

reports = [get_crash_report_from_file(open(name)) for name in ("second.ips", "first.ips")]
ordered = [report.incident_id for report in sorted(reports, key=lambda report: report.timestamp)]
written = [datetime.strptime(text, "%Y-%m-%d %H:%M:%S.%f %z")
           for text in ("2026-10-25 02:40:00.00 +0200", "2026-10-25 02:10:00.00 +0100")]
print("as written:", written[0].isoformat(), "is before", written[1].isoformat(), "-", written[0] < written[1])
for report in reports:
    print("as read:   ", report.incident_id, report.timestamp, "zone:", report.timestamp.tzinfo)
print("in order:  ", *ordered)
sys.exit(0 if ordered == ["second.ips", "first.ips"] and reports[0].timestamp.tzinfo is None else 1)
END
