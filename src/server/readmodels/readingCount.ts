/** How many readings a row of `reading_days` holds: values are of four bytes, or of eight behind a header; see packedBytes.ts. */
export const readingCount = (day: string): string =>
  `(case when length(${day}.readings) % 4 = 0 then length(${day}.readings) / 4 else length(${day}.readings) / 8 end)`;
