/** What the checker says about a W-9. Source: WAL-17. DUPLICATE: another member has given this number. */
export const W9_STATUSES = ['VALID', 'PROCESSING', 'INVALID', 'DUPLICATE'] as const;
export type W9Status = (typeof W9_STATUSES)[number];

/** A person's number (SSN or ITIN), or a firm's. */
export const TIN_TYPES = ['SSN', 'EIN'] as const;
export type TinType = (typeof TIN_TYPES)[number];

/**
 * The nine digits of a typed taxpayer number; null if it can't be one. Numbers that are never given out are refused:
 * areas 000 and 666, group 00, serial 0000; and 00 for firms. Source: IRS, Form W-9 instructions.
 */
export function taxpayerNumber(typed: string, type: TinType): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s\p{Pd}]/gu, '');
  if (!/^\d{9}$/.test(digits)) return null;
  if (type === 'EIN') return digits.startsWith('00') ? null : digits;
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  return area === '000' || area === '666' || group === '00' || serial === '0000' ? null : digits;
}
