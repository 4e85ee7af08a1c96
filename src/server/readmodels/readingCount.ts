/** How many readings a row of `reading_days` holds, by the length of their bytes; see packedBytes.ts. */
export const readingCount = (day: string): string =>
  `(case when length(${day}.readings) % 4 = 0 then length(${day}.readings) / 4
     when get_byte(${day}.readings, 0) = 2 then (length(${day}.readings) - 5) / 2
     else length(${day}.readings) / 8 end)`;
