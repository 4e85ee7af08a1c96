/**
 * What has become of a statement. What corrects another one is counted there, and has nothing to pay itself; a credit is what
 * the utility has paid too much, or is owed from the start.
 */
export const STATEMENT_STATES = ['OPEN', 'PART_PAID', 'PAID', 'CREDIT', 'COUNTED', 'NOTHING_DUE'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/** Product: days that a utility has to pay a statement, unless its program says otherwise. */
export const PAYMENT_DAYS = 30;
/** More than a year is a slip of the keyboard. */
export const MOST_PAYMENT_DAYS = 365;

/** How long what is open has been due; the days are the least ones, and a credit is never due. */
export const DUE_AGES = {
  CREDIT: null,
  NOT_DUE: 0,
  DAYS_1: 1,
  DAYS_31: 31,
  DAYS_61: 61,
  DAYS_91: 91,
} as const;
export type DueAge = keyof typeof DUE_AGES;

/** The longest reference of a payment. */
export const LONGEST_REFERENCE = 100;
