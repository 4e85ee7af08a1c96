import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { OutboundAnswer, OutboundRequest } from '../../platform/http/outbound.ts';
import { PartnerFault } from '../../platform/http/partnerFault.ts';
import { parseObject } from '../../platform/http/webhook.ts';
import { TIMING, type OrderDeps } from '../deps.ts';
import type { FulfilmentAnswer, FulfilmentNews } from '../fulfiller.ts';
import type { OrderFailure } from '../tables.ts';

type Body = Readonly<Record<string, unknown>>;

/** How a service words its answers. */
export interface Wording {
  /** An accepted answer's update; null if it is not what was agreed. */
  readonly news: (body: Body) => FulfilmentNews | null;
  /** A refusal's code. */
  readonly code: (body: Body) => unknown;
  /** What a code means to the member; other codes are a plain refusal. */
  readonly failures: Readonly<Record<string, OrderFailure>>;
}

const NOT_FOUND = 404;
/** Refusals that don't concern the order: our access, a rate limit, a temporary conflict. */
const PASSING = new Set([401, 408, 425, 429]);

/** Calls a fulfilment service within its deadline; never throws for the service's failures. */
export async function askService(
  { outbound }: Pick<OrderDeps, 'outbound'>,
  service: string,
  request: OutboundRequest,
  wording: Wording,
): Promise<FulfilmentAnswer> {
  return unlessSilent(service, async () => {
    const answer = await outbound.call(
      service,
      { ...request, headers: { accept: 'application/json', ...request.headers } },
      { deadlineMs: TIMING.callMs },
    );
    return toAnswer(answer, wording);
  });
}

/** A request with a body in JSON, or without one. */
export const jsonRequest = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): OutboundRequest => ({
  method,
  url,
  headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

/** Turns a partner's fault into silence. `work` returns null for an unreadable answer. */
export async function unlessSilent(
  service: string,
  work: () => Promise<FulfilmentAnswer | null>,
): Promise<FulfilmentAnswer> {
  try {
    const answer = await work();
    if (answer === null) throw new PartnerFault(service, 'garbage');
    return answer;
  } catch (error) {
    if (error instanceof PartnerFault) return { kind: 'silent', why: error.kind };
    throw error;
  }
}

function toAnswer(answer: OutboundAnswer, wording: Wording): FulfilmentAnswer | null {
  const { status } = answer;
  if (status === NOT_FOUND) return { kind: 'unknown', status };
  if (status >= 400 && status < 500 && !PASSING.has(status)) {
    const code = text(wording.code(parseObject(answer.body) ?? {})) ?? 'refused';
    return { kind: 'refused', status, code, failure: toOrderFailure(wording, code) };
  }
  const news = wording.news(asRecord(answer.json()) ?? {});
  return news === null ? null : { kind: 'news', status, news };
}

/** What a service's code means to the member. */
export function toOrderFailure({ failures }: Pick<Wording, 'failures'>, code: string | null): OrderFailure {
  return (code !== null && Object.hasOwn(failures, code) ? failures[code] : undefined) ?? 'refused';
}

/** An update of an order; most services send only a part of it. */
export const createNews = (
  step: FulfilmentNews['step'],
  known: Partial<Omit<FulfilmentNews, 'step'>>,
): FulfilmentNews => ({
  step,
  number: null,
  carrier: null,
  trackingNumber: null,
  failure: null,
  code: null,
  partnerState: null,
  readAfterMs: null,
  ...known,
});

/** A service's word for a state, in ours; null if it is none of its words. */
export function toStep<Step>(steps: Readonly<Record<string, Step>>, word: unknown): Step | null {
  return typeof word === 'string' && Object.hasOwn(steps, word) ? (steps[word] ?? null) : null;
}

const MOST_LETTERS = 200;

/** A text of a partner, of limited length; null if there is none. */
export const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, MOST_LETTERS) : null;

/** A code as a member types it: all of it or nothing. */
export const codeText = (value: unknown): string | null =>
  typeof value === 'string' && /^[\x21-\x7e]([\x20-\x7e]{0,98}[\x21-\x7e])?$/.test(value) ? value : null;

/** The end of a code's last day; null if the service names none. */
export function lastDay(value: unknown): Date | null {
  const given = typeof value === 'string' ? value : '';
  const at = new Date(/^\d{4}-\d\d-\d\d$/.test(given) ? `${given}T23:59:59Z` : given);
  return given === '' || Number.isNaN(at.getTime()) ? null : at;
}
