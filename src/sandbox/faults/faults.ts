import { GIFT_SERVICES } from '../fulfilment/types.ts';
import { shortName } from '../support/random.ts';

/** Partners that can have faults. */
export const PARTNERS = [
  'utility',
  'market',
  'retailer',
  'identity',
  'sms',
  'push',
  'smtp',
  'captcha',
  'device',
  'vtn',
  'shop',
  'cards',
  ...GIFT_SERVICES,
  'payouts',
  'w9',
  'archive',
  'webhook',
] as const;
export type Partner = (typeof PARTNERS)[number];

/** Faults of responses. */
export const ANSWER_FAULTS = [
  'refuse',
  'error',
  'garbage',
  'hang',
  'drip',
  'late',
  'redirect',
  'late_answer',
  'lost_answer',
] as const;
/** Faults of webhooks. */
export const WEBHOOK_FAULTS = ['bad_signature', 'late', 'repeat', 'reorder', 'lost'] as const;

export type FaultKind = (typeof ANSWER_FAULTS)[number] | (typeof WEBHOOK_FAULTS)[number];

export interface FaultRule {
  readonly partner: Partner;
  readonly kind: FaultKind;
  /** One utility, device partner, or brand's client; absent: all. */
  readonly of?: string;
  /** One endpoint's name; absent: all of the partner's. */
  readonly endpoint?: string;
  /** How many times; absent: unlimited. */
  readonly times?: number;
  /** Delay of a late response, milliseconds. */
  readonly ms?: number;
  /** Target of a redirect. */
  readonly location?: string;
}

export interface ActiveFault extends FaultRule {
  readonly id: string;
  readonly left: number | null;
}

/** The partners' configured faults. */
export interface Faults {
  add(rule: FaultRule): ActiveFault;
  /** The fault to apply now, if any; counts it. */
  take(partner: Partner, endpoint: string, of: string | null): ActiveFault | null;
  list(): readonly ActiveFault[];
  /** Ends one, or all; a response that one of them still delays is sent immediately. */
  clear(id?: string): void;
  /** Aborted when this fault is cleared. */
  cleared(id: string): AbortSignal;
}

export function createFaults(): Faults {
  let active: ActiveFault[] = [];
  const endings = new Map<string, AbortController>();
  return {
    add: (rule) => {
      const fault = { ...rule, id: shortName('fault'), left: rule.times ?? null };
      active.push(fault);
      endings.set(fault.id, new AbortController());
      return fault;
    },
    take: (partner, endpoint, of) => {
      const fault = active.find(
        (each) =>
          each.partner === partner &&
          (each.endpoint ?? endpoint) === endpoint &&
          (each.of === undefined || each.of === of),
      );
      if (!fault) return null;
      if (fault.left !== null) {
        active = active.flatMap((each) =>
          each !== fault
            ? [each]
            : fault.left === null || fault.left <= 1
              ? []
              : [{ ...fault, left: fault.left - 1 }],
        );
      }
      return fault;
    },
    list: () => active,
    clear: (id) => {
      active = id === undefined ? [] : active.filter((each) => each.id !== id);
      for (const each of id === undefined ? endings.keys() : [id]) {
        endings.get(each)?.abort();
        endings.delete(each);
      }
    },
    cleared: (id) => endings.get(id)?.signal ?? AbortSignal.abort(),
  };
}

/** Parses a fault from a request; returns an error message if invalid. */
export function parseFaultRule(body: Readonly<Record<string, unknown>>): FaultRule | string {
  const partner = PARTNERS.find((each) => each === body['partner']);
  const kinds: readonly FaultKind[] = partner === 'webhook' ? WEBHOOK_FAULTS : ANSWER_FAULTS;
  const kind = kinds.find((each) => each === body['kind']);
  if (!partner) return `partner must be one of ${PARTNERS.join(', ')}`;
  if (!kind) return `kind must be one of ${kinds.join(', ')}`;
  const text = (name: string): string | undefined =>
    typeof body[name] === 'string' && body[name] !== '' ? body[name] : undefined;
  const count = (name: string): number | undefined => {
    const value = Number(body[name]);
    return body[name] !== '' && body[name] !== null && Number.isSafeInteger(value) && value > 0
      ? value
      : undefined;
  };
  const [of, endpoint, location, times, ms] = [
    text('of'),
    text('endpoint'),
    text('location'),
    count('times'),
    count('ms'),
  ];
  return {
    partner,
    kind,
    ...(of === undefined ? {} : { of }),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(location === undefined ? {} : { location }),
    ...(times === undefined ? {} : { times }),
    ...(ms === undefined ? {} : { ms }),
  };
}
