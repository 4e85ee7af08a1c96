/** Something wrong in a brand folder. */
export interface BrandFault {
  /** Below the brands folder: "au-retailer/brand.json". */
  readonly file: string;
  /** Where in the file, as a JSON pointer: "/common/helpUrls/events". Empty: the whole file. */
  readonly field: string;
  /** A sentence without its subject and full stop: "must be https". */
  readonly reason: string;
}

/** The fault as one plain sentence, with file, field and reason. */
export function faultSentence({ file, field, reason }: BrandFault): string {
  return `${file}${field === '' ? '' : `, field ${field}`}: ${reason}.`;
}
