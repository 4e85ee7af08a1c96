/** The countries the product serves. Source: HLP-20, BRD-01. */
export const COUNTRIES = ['AU', 'US', 'CA'] as const;
export type Country = (typeof COUNTRIES)[number];

export function isCountry(text: string): text is Country {
  return (COUNTRIES as readonly string[]).includes(text);
}
