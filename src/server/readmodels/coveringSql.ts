/**
 * Whether the row `pc` of `postal_coverage` applies to a postal code: the code itself, or the first half of a Canadian
 * one, which covers all its codes except those with their own row. Both lookups use the table's key. `brand` and `code`
 * are expressions. Source: decisions, Utility.
 */
export const coveringSql = (pc: string, brand: string, code: string): string =>
  `${pc}.brand = ${brand}
   and ${pc}.postal_code = any (array[${code}::text, left(${code}::text, 3)])
   and (
     ${pc}.postal_code = ${code}::text
     or not exists (
       select from postal_coverage own where own.brand = ${brand} and own.postal_code = ${code}::text
     )
   )`;
