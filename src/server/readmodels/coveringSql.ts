/**
 * Whether the row `pc` of `postal_coverage` decides about the homes of a postal code: it is the code itself, or the first half of a
 * Canadian one, which covers all codes below it but those that are listed themselves. Both are found by the table's key.
 * `brand` and `code` are expressions. Source: decisions, Utility.
 */
export const coveringSql = (pc: string, brand: string, code: string): string =>
  `${pc}.brand = ${brand} and ${pc}.postal_code = any (array[${code}::text, left(${code}::text, 3)])
     and (${pc}.postal_code = ${code}::text or not exists (select from postal_coverage own where own.brand = ${brand} and own.postal_code = ${code}::text))`;
