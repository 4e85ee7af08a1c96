export interface BrandFault {
  /** Relative to the brands folder: "au-retailer/brand.json". */
  readonly file: string;
  /** JSON pointer into the file: "/common/helpUrls/events". Empty: the whole file. */
  readonly field: string;
  /** A predicate without full stop: "must be https". */
  readonly reason: string;
}

export function faultSentence({ file, field, reason }: BrandFault): string {
  return `${file}${field === '' ? '' : `, field ${field}`}: ${reason}.`;
}
