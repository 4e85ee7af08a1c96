import type { DueAge, StatementState } from '../../../domain/programs/statementStates.ts';
import { DUE_AGES } from '../../../domain/programs/statementStates.ts';
import type { Tone } from '../../ui/Badge.tsx';

/** The list's views, as written in the address, and the states that each shows; null: all. */
const STATES = {
  unpaid: ['OPEN', 'PART_PAID'],
  credit: ['CREDIT'],
  paid: ['PAID'],
  all: null,
} as const satisfies Readonly<Record<string, readonly StatementState[] | null>>;
export type StatementView = keyof typeof STATES;

export const STATEMENT_VIEWS = Object.keys(STATES) as StatementView[];

/** Without a view, all that is open for a time or of a program, else what is unpaid. */
export function parseStatementView(address: URLSearchParams): StatementView {
  const show = address.get('show');
  const usual = address.has('age') || address.has('program') ? 'all' : 'unpaid';
  return STATEMENT_VIEWS.find((view) => view === show) ?? usual;
}

export const statesOf = (view: StatementView): StatementState[] | null => {
  const states = STATES[view];
  return states === null ? null : [...states];
};

export const parseAge = (text: string | null): DueAge | null =>
  text !== null && Object.hasOwn(DUE_AGES, text) ? (text as DueAge) : null;

export const STATEMENT_TONES: Readonly<Record<string, Tone>> = {
  OPEN: 'brand',
  PART_PAID: 'warn',
  OVERDUE: 'error',
  PAID: 'saved',
  CREDIT: 'warn',
};

/** The state as staff see it: what is open after its day is overdue. */
export const shownState = ({
  state,
  overdueDays,
}: {
  readonly state: string;
  readonly overdueDays: number;
}): string => (overdueDays > 0 ? 'OVERDUE' : state);
