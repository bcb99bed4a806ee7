// Written by Scripts/make-midnights.py; do not edit.
extension MissingMidnight {
    /// The version of the zone data that the table was made from.
    public static let zoneData = "2025b"

    /// Zones with the same days, each with the place that it stands for, and these days.
    static let table: [(zones: [(name: String, place: String)], days: String)] = [
        (
            [("Africa/Cairo", "Egypt")],
            """
            2023-04-28 2024-04-26 2025-04-25 2026-04-24 2027-04-30 2028-04-28 2029-04-27 2030-04-26 \
            2031-04-25 2032-04-30 2033-04-29 2034-04-28 2035-04-27 2036-04-25
            """
        ),
        (
            [("America/Asuncion", "Paraguay")],
            """
            2022-10-02 2023-10-01 2024-10-06
            """
        ),
        (
            [("America/Coyhaique", "Aysen Region")],
            """
            2022-09-11 2023-09-03 2024-09-08
            """
        ),
        (
            [("America/Havana", "Cuba")],
            """
            2022-03-13 2023-03-12 2024-03-10 2025-03-09 2026-03-08 2027-03-14 2028-03-12 2029-03-11 \
            2030-03-10 2031-03-09 2032-03-14 2033-03-13 2034-03-12 2035-03-11 2036-03-09
            """
        ),
        (
            [("America/Santiago", "most of Chile")],
            """
            2022-09-11 2023-09-03 2024-09-08 2025-09-07 2026-09-06 2027-09-05 2028-09-03 2029-09-02 \
            2030-09-08 2031-09-07 2032-09-05 2033-09-04 2034-09-03 2035-09-02 2036-09-07
            """
        ),
        (
            [("America/Scoresbysund", "Scoresbysund/Ittoqqortoormiit")],
            """
            2022-03-27 2023-03-26
            """
        ),
        (
            [("Asia/Amman", "Jordan")],
            """
            2022-02-25
            """
        ),
        (
            [("Asia/Beirut", "Lebanon"), ("Atlantic/Azores", "Azores")],
            """
            2022-03-27 2023-03-26 2024-03-31 2025-03-30 2026-03-29 2027-03-28 2028-03-26 2029-03-25 \
            2030-03-31 2031-03-30 2032-03-28 2033-03-27 2034-03-26 2035-03-25 2036-03-30
            """
        ),
        (
            [("Asia/Damascus", "Syria")],
            """
            2022-03-25
            """
        ),
        (
            [("Asia/Gaza", "Gaza Strip"), ("Asia/Hebron", "West Bank")],
            """
            2022-03-27
            """
        ),
        (
            [("Asia/Tehran", "Iran")],
            """
            2022-03-22
            """
        ),
    ]
}
