/** The overview's data. Null: the viewer may not see that part. */
export interface OverviewFacts {
  readonly maintenance: boolean;
  readonly utilities:
    | readonly {
        readonly name: string;
        readonly inOutage: boolean;
        readonly programCount: number;
        readonly postalCodeCount: number;
        readonly to: string;
        readonly coverage: string;
      }[]
    | null;
  readonly programs:
    | readonly {
        readonly name: string;
        readonly active: boolean;
        readonly spentPoints: number;
        readonly budgetPoints: number | null;
        readonly to: string;
      }[]
    | null;
  /** Events that are over, by program and time, with the results that wait. */
  readonly toSettle:
    | readonly { readonly name: string; readonly pending: number; readonly to: string }[]
    | null;
  /** Events that run or come. */
  readonly coming: number | null;
  /** Payouts that wait for staff, open differences from the provider's list, and whether all payouts are stopped. */
  readonly payouts: {
    readonly waiting: number;
    readonly differences: number;
    /** Open differences from the lists of the services that fulfil orders. */
    readonly orderDifferences: number;
    readonly stopped: boolean;
  } | null;
  /** Changes for many members that wait for a second person. */
  readonly approvals: number;
  readonly pages: Readonly<
    Record<
      | 'approvals'
      | 'payouts'
      | 'differences'
      | 'orderDifferences'
      | 'maintenance'
      | 'newUtility'
      | 'newProgram'
      | 'schedule',
      string
    >
  >;
}

export interface AttentionPoint {
  readonly kind:
    | 'maintenance'
    | 'outage'
    | 'payoutsStopped'
    | 'differences'
    | 'orderDifferences'
    | 'payoutsWait'
    | 'approvalsWait'
    | 'budgetSpent'
    | 'budgetLow'
    | 'pending'
    | 'noUtility'
    | 'noProgram'
    | 'noCodes'
    | 'noProgramOf'
    | 'noEvent';
  readonly level: 'warn' | 'info';
  readonly name: string;
  readonly count: number;
  readonly to: string;
}

/** From this share spent, the budget counts as low. */
const lowShare = 0.9;

/** What needs staff attention, worst first: what is stuck, what will be, and what is not set up yet. */
export function attentionPoints({
  maintenance,
  utilities,
  programs,
  toSettle,
  coming,
  payouts,
  approvals,
  pages,
}: OverviewFacts): readonly AttentionPoint[] {
  const point = (
    kind: AttentionPoint['kind'],
    level: AttentionPoint['level'],
    to: string,
    name = '',
    count = 0,
  ): AttentionPoint => ({ kind, level, name, count, to });
  const points: AttentionPoint[] = maintenance ? [point('maintenance', 'warn', pages.maintenance)] : [];
  for (const { name, inOutage, to } of utilities ?? [])
    if (inOutage) points.push(point('outage', 'warn', to, name));
  if (payouts?.stopped === true) points.push(point('payoutsStopped', 'warn', pages.payouts));
  if (payouts !== null && payouts.differences > 0)
    points.push(point('differences', 'warn', pages.differences, '', payouts.differences));
  if (payouts !== null && payouts.orderDifferences > 0)
    points.push(point('orderDifferences', 'warn', pages.orderDifferences, '', payouts.orderDifferences));
  if (payouts !== null && payouts.waiting > 0)
    points.push(point('payoutsWait', 'info', pages.payouts, '', payouts.waiting));
  if (approvals > 0) points.push(point('approvalsWait', 'info', pages.approvals, '', approvals));
  for (const { name, active, spentPoints, budgetPoints, to } of programs ?? []) {
    if (!active || budgetPoints === null) continue;
    if (spentPoints >= budgetPoints) points.push(point('budgetSpent', 'warn', to, name));
    else if (spentPoints >= lowShare * budgetPoints)
      points.push(point('budgetLow', 'warn', to, name, budgetPoints - spentPoints));
  }
  for (const { name, pending, to } of toSettle ?? [])
    if (pending > 0) points.push(point('pending', 'info', to, name, pending));
  if (utilities?.length === 0) return [...points, point('noUtility', 'info', pages.newUtility)];
  for (const { name, postalCodeCount, coverage } of utilities ?? [])
    if (postalCodeCount === 0) points.push(point('noCodes', 'info', coverage, name));
  if (programs?.length === 0) return [...points, point('noProgram', 'info', pages.newProgram)];
  for (const { name, programCount, to } of utilities ?? [])
    if (programCount === 0) points.push(point('noProgramOf', 'info', to, name));
  if (coming === 0) points.push(point('noEvent', 'info', pages.schedule));
  return points;
}
