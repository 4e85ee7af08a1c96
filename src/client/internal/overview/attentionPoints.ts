import { isLowStock } from '../../../domain/rewards/lowStock.ts';

/** The overview's data. Null: the viewer may not see that part. */
export interface OverviewFacts {
  /** What nobody takes care of yet. */
  readonly alerts: readonly {
    readonly rule: string;
    readonly title: string;
    /** As last measured. */
    readonly value: number;
    /** The page that shows what it is about; null: none does. */
    readonly page: string | null;
    /** What that page shows, if it is one thing. */
    readonly aboutId: string | null;
  }[];
  /** When the original looked like this restored copy, in words; null: it is the real one. */
  readonly copyOf: string | null;
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
        readonly id: string;
        readonly name: string;
        readonly active: boolean;
        readonly spentPoints: number;
        readonly budgetPoints: number | null;
        readonly to: string;
      }[]
    | null;
  /** Orders that failed, and open ones whose promised time ends soon or is over. */
  readonly orders: { readonly failed: number; readonly late: number } | null;
  /** Messages that aren't leaving, and jobs that fail. */
  readonly stuck: { readonly messages: number; readonly jobs: number } | null;
  /** Monthly draws of the wheel that can be drawn. */
  readonly dueDraws: readonly { readonly name: string; readonly to: string }[] | null;
  /** Forms W-9 that are being checked. */
  readonly forms: number | null;
  /** What is nearly gone: rewards, device offers, and prizes of the wheel. */
  readonly lowStock: {
    readonly rewards: number;
    readonly offers: number;
    readonly prizes: readonly { readonly name: string; readonly left: number; readonly to: string }[];
  } | null;
  /** Colleagues whose roles the viewer may confirm. */
  readonly rolesWait: number | null;
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
      | 'alerts'
      | 'approvals'
      | 'payouts'
      | 'differences'
      | 'orderDifferences'
      | 'failedOrders'
      | 'lateOrders'
      | 'forms'
      | 'lowRewards'
      | 'lowOffers'
      | 'rolesWait'
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
    | 'alert'
    | 'copy'
    | 'maintenance'
    | 'outage'
    | 'payoutsStopped'
    | 'differences'
    | 'orderDifferences'
    | 'ordersFailed'
    | 'ordersLate'
    | 'messages'
    | 'jobs'
    | 'payoutsWait'
    | 'drawDue'
    | 'forms'
    | 'rolesWait'
    | 'lowRewards'
    | 'lowOffers'
    | 'lowPrize'
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

/** Null: there is enough left, or nothing is spent. */
function budgetRow({ active, spentPoints, budgetPoints }: NonNullable<OverviewFacts['programs']>[number]): {
  readonly kind: 'budgetSpent' | 'budgetLow';
  readonly left: number;
} | null {
  if (!active || budgetPoints === null || spentPoints < lowShare * budgetPoints) return null;
  return spentPoints >= budgetPoints
    ? { kind: 'budgetSpent', left: 0 }
    : { kind: 'budgetLow', left: budgetPoints - spentPoints };
}

/** What needs staff attention, worst first: what is stuck, what will be, and what is not set up yet. */
export function attentionPoints({
  alerts,
  copyOf,
  maintenance,
  utilities,
  programs,
  toSettle,
  coming,
  payouts,
  orders,
  stuck,
  dueDraws,
  forms,
  lowStock,
  rolesWait,
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
  const points: AttentionPoint[] = [
    ...(copyOf === null ? [] : [point('copy', 'warn', pages.alerts, copyOf)]),
    ...(maintenance ? [point('maintenance', 'warn', pages.maintenance)] : []),
  ];
  /** One row for all that a list shows. */
  const counted = (
    kind: AttentionPoint['kind'],
    level: AttentionPoint['level'],
    to: string,
    count: number | null | undefined,
  ): void => {
    if (count != null && count > 0) points.push(point(kind, level, to, '', count));
  };
  const isBelow = ({ rule, value, page, aboutId }: OverviewFacts['alerts'][number]): boolean => {
    switch (rule) {
      case 'BUDGET_NEAR':
        return (programs ?? []).some((program) => program.id === aboutId && budgetRow(program) !== null);
      case 'JOB_FAILING':
        return page !== null && (stuck?.jobs ?? 0) > 0;
      case 'PAYOUTS_DIFFER':
        return (payouts?.differences ?? 0) > 0;
      case 'STOCK_LOW':
        return lowStock !== null && isLowStock(value);
      default:
        return false;
    }
  };
  // What has a row of its own below is listed once.
  for (const alert of alerts)
    if (!isBelow(alert)) points.push(point('alert', 'warn', pages.alerts, alert.title));
  for (const { name, inOutage, to } of utilities ?? [])
    if (inOutage) points.push(point('outage', 'warn', to, name));
  if (payouts?.stopped === true) points.push(point('payoutsStopped', 'warn', pages.payouts));
  counted('messages', 'warn', pages.maintenance, stuck?.messages);
  counted('jobs', 'warn', pages.maintenance, stuck?.jobs);
  counted('ordersFailed', 'warn', pages.failedOrders, orders?.failed);
  counted('ordersLate', 'warn', pages.lateOrders, orders?.late);
  counted('differences', 'warn', pages.differences, payouts?.differences);
  counted('orderDifferences', 'warn', pages.orderDifferences, payouts?.orderDifferences);
  counted('payoutsWait', 'info', pages.payouts, payouts?.waiting);
  counted('forms', 'info', pages.forms, forms);
  counted('approvalsWait', 'info', pages.approvals, approvals);
  counted('rolesWait', 'info', pages.rolesWait, rolesWait);
  for (const { name, to } of dueDraws ?? []) points.push(point('drawDue', 'info', to, name));
  counted('lowRewards', 'info', pages.lowRewards, lowStock?.rewards);
  counted('lowOffers', 'info', pages.lowOffers, lowStock?.offers);
  for (const { name, left, to } of lowStock?.prizes ?? [])
    points.push(point('lowPrize', 'info', to, name, left));
  for (const program of programs ?? []) {
    const row = budgetRow(program);
    if (row !== null) points.push(point(row.kind, 'warn', program.to, program.name, row.left));
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
