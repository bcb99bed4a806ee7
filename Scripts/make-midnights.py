#!/usr/bin/env python3
"""Writes the table of days without a midnight from the system's time zone data.

    Scripts/make-midnights.py > Sources/WallpaperMetadata/MissingMidnight+Table.swift

A day has no midnight where clocks go forward at 0:00. Only canonical zones are listed, no backward links. Zones with
the same days share a row. The version of the zone data is in the file.
"""

import datetime
import pathlib
import sys
import zoneinfo

DATA = pathlib.Path("/usr/share/zoneinfo")
# Version 1 of the metadata has existed since 2022. Clock rules are not known for more than ten years ahead.
YEARS = range(2022, 2037)


def rows_of(table):
    """Returns the rows of one of the data's tables, without comments."""
    lines = (DATA / table).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if line and not line.startswith("#")]


def version_and_zones():
    """Returns the version of the data, and the names of all zones that are not links."""
    lines = (DATA / "tzdata.zi").read_text(encoding="utf-8").splitlines()
    return lines[0].removeprefix("# version "), {line.split()[1] for line in lines if line.startswith("Z ")}


def days_without_midnight(zone):
    """Returns the days on which the zone's clock never shows 0:00, as YYYY-MM-DD."""
    zone = zoneinfo.ZoneInfo(zone)
    day = datetime.datetime(YEARS.start, 1, 1, tzinfo=zone)
    while day.year in YEARS:
        if day.astimezone(datetime.timezone.utc).astimezone(zone).replace(tzinfo=None) != day.replace(tzinfo=None):
            yield day.date().isoformat()
        day += datetime.timedelta(days=1)


def main():
    zoneinfo.reset_tzpath([str(DATA)])
    version, canonical = version_and_zones()
    countries = {row[0]: row[1] for row in rows_of("iso3166.tab")}
    groups = {}
    for row in sorted(rows_of("zone.tab"), key=lambda row: row[2]):
        if row[2] not in canonical:
            continue
        days = " ".join(days_without_midnight(row[2]))
        if days:
            # The data's name for a zone that is not all of its country: "most of Chile", "Azores".
            where = row[3] if len(row) > 3 else countries[row[0]]
            groups.setdefault(days, []).append((row[2], where))
    print(f"zone data {version}, {YEARS.start} to {YEARS.stop - 1}: {len(groups)} rows", file=sys.stderr)
    print("// Written by Scripts/make-midnights.py; do not edit.")
    print("extension MissingMidnight {")
    print("    /// The version of the zone data that the table was made from.")
    print(f'    public static let zoneData = "{version}"')
    print("\n    /// Zones with the same days, each with the place that it stands for, and these days.")
    print("    static let table: [(zones: [(name: String, place: String)], days: String)] = [")
    for days, zones in groups.items():
        names = ", ".join(f'("{name}", "{where}")' for name, where in zones)
        print(f'        (\n            [{names}],\n            """')
        words = days.split()
        for start in range(0, len(words), 8):
            print("            " + " ".join(words[start : start + 8]) + (" \\" if start + 8 < len(words) else ""))
        print('            """\n        ),')
    print("    ]\n}")


main()
