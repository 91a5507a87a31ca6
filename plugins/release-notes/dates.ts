const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** `2026-09-27` as `27 September 2026`. */
export function longDate(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** `2026-09` as `September 2026`; a year alone stays what it is. */
export function longPeriod(period: string): string {
  const [year = "", month] = period.split("-");
  if (month === undefined) return year;
  return `${MONTHS[Number(month) - 1] ?? month} ${year}`;
}
