import { shortName } from '../support/random.ts';

/** Whom a fault is of. */
export const PARTNERS = [
  'utility',
  'market',
  'retailer',
  'identity',
  'sms',
  'smtp',
  'captcha',
  'device',
  'vtn',
  'shop',
  'webhook',
] as const;
export type Partner = (typeof PARTNERS)[number];

/** What goes wrong with an answer. */
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
/** What goes wrong with a webhook. */
export const WEBHOOK_FAULTS = ['bad_signature', 'late', 'repeat', 'reorder', 'lost'] as const;

export type FaultKind = (typeof ANSWER_FAULTS)[number] | (typeof WEBHOOK_FAULTS)[number];

export interface FaultRule {
  readonly partner: Partner;
  readonly kind: FaultKind;
  /** One utility, one device partner, or one brand's client; all of them where it is absent. */
  readonly of?: string;
  /** One endpoint, by its name; all of the partner's where it is absent. */
  readonly endpoint?: string;
  /** How often; without end where it is absent. */
  readonly times?: number;
  /** How late, where it is about being late. */
  readonly ms?: number;
  /** Where to, where it is about being sent elsewhere. */
  readonly location?: string;
}

export interface StandingFault extends FaultRule {
  readonly id: string;
  readonly left: number | null;
}

/** The faults that partners were told to have. */
export interface Faults {
  add(rule: FaultRule): StandingFault;
  /** The fault that strikes here now, if any; counted. */
  take(partner: Partner, endpoint: string, of: string | null): StandingFault | null;
  list(): readonly StandingFault[];
  /** Ends one, or all. */
  clear(id?: string): void;
}

export function createFaults(): Faults {
  let standing: StandingFault[] = [];
  return {
    add: (rule) => {
      const fault = { ...rule, id: shortName('fault'), left: rule.times ?? null };
      standing.push(fault);
      return fault;
    },
    take: (partner, endpoint, of) => {
      const fault = standing.find(
        (each) =>
          each.partner === partner &&
          (each.endpoint ?? endpoint) === endpoint &&
          (each.of === undefined || each.of === of),
      );
      if (!fault) return null;
      if (fault.left !== null) {
        standing = standing.flatMap((each) =>
          each !== fault
            ? [each]
            : fault.left === null || fault.left <= 1
              ? []
              : [{ ...fault, left: fault.left - 1 }],
        );
      }
      return fault;
    },
    list: () => standing,
    clear: (id) => {
      standing = id === undefined ? [] : standing.filter((each) => each.id !== id);
    },
  };
}

/** What is written into a request from outside; a sentence where it is no fault. */
export function faultRuleOf(body: Readonly<Record<string, unknown>>): FaultRule | string {
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
