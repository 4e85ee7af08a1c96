import {
  ATTRIBUTION_DAYS,
  ATTRIBUTION_KINDS,
  parseAttribution,
  isAttributionCode,
} from '../../../domain/referrals/attribution.ts';
import type { AttributionKind, Attribution } from '../../../domain/referrals/attribution.ts';
import type { RestClient } from '../transport/restClient.ts';
import type { Session } from './session.ts';

const KEY = 'ebbwatt.brought-by';
const DAY_MS = 86_400_000;

/** Local storage, which may be blocked: then a link counts as long as its page. */
export interface AttributionStorage {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The referral codes of this browser: the latest link of each kind, for a month. */
export function readAttribution(place: AttributionStorage, now: () => number): Attribution {
  try {
    const kept = JSON.parse(place.localStorage.getItem(KEY) ?? '{}') as Record<
      string,
      { readonly code?: unknown; readonly at?: unknown } | undefined
    >;
    const fresh = ATTRIBUTION_KINDS.map((kind) => [kind, kept[kind]] as const).filter(
      ([, each]) => typeof each?.at === 'number' && now() - each.at < ATTRIBUTION_DAYS * DAY_MS,
    );
    return Object.fromEntries(
      fresh.map(([kind, each]) => [kind, each?.code] as const).filter(([, code]) => isAttributionCode(code)),
    );
  } catch {
    return {};
  }
}

/** Stores the referral codes of an address. */
export function storeAttribution(place: AttributionStorage, search: string, now: () => number): void {
  keep(place, { ...readAttribution(place, now), ...parseAttribution(new URLSearchParams(search)) }, now);
}

function keep(place: AttributionStorage, attribution: Attribution, now: () => number): void {
  const entries = Object.entries(attribution).map(([kind, code]) => [kind, { code, at: now() }] as const);
  try {
    if (entries.length > 0) place.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
    else place.localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: nothing is remembered.
  }
}

export interface AttributionOptions {
  readonly session: Pick<Session, 'store' | 'current'>;
  readonly rest: Pick<RestClient, 'act'>;
  readonly place: AttributionStorage;
  readonly now: () => number;
}

/**
 * SES-37: reports the stored codes to the server once the member is logged in: each once, whatever the
 * answer; unreported codes are kept for next time. Returns how to stop.
 */
export function sendAttribution({ session, rest, place, now }: AttributionOptions): () => void {
  let isReporting = false;
  const report = async (): Promise<void> => {
    if (isReporting || session.current()?.user == null) return;
    isReporting = true;
    for (const kind of ATTRIBUTION_KINDS) {
      const code = readAttribution(place, now)[kind];
      if (code === undefined) continue;
      const outcome = await rest.act('/rel_user', { body: { kind, code } }, { intent: 'read' });
      if (outcome.kind === 'ok' || outcome.failure.status === 400) forget(place, kind, now);
    }
    isReporting = false;
  };
  void report();
  return session.store.subscribe(() => void report());
}

function forget(place: AttributionStorage, kind: AttributionKind, now: () => number): void {
  keep(
    place,
    Object.fromEntries(Object.entries(readAttribution(place, now)).filter(([each]) => each !== kind)),
    now,
  );
}
