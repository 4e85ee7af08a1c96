import { CacheExpiration } from 'workbox-expiration';
import { KEPT_AT_HEADER, LAST_SEEN, MEMBER_HEADER, NOBODY } from '../../domain/transport/lastSeen.ts';

const MOST_ANSWERS = 120;
const LONGEST_S = 30 * 86_400;
const LARGEST_BYTES = 1_000_000;

/** Where the cache says whose it is. */
const OWNER = '/last-seen/owner';

/** The answers that one member has seen. */
export interface LastSeen {
  /** The time in which a request begins; its answer is kept if that hasn't ended when it comes. */
  era(): number;
  /** Reads an answer and keeps it. It may be another member's: what the one before has seen is deleted then. */
  keep(key: string, response: Response, era: number): Promise<void>;
  find(key: string): Promise<Response | undefined>;
  /** Deletes everything, and with it what is still under way. */
  forget(): Promise<void>;
}

export function createLastSeen(caches: CacheStorage, now: () => number): LastSeen {
  let era = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const expiration = new CacheExpiration(LAST_SEEN, {
    maxEntries: MOST_ANSWERS,
    maxAgeSeconds: LONGEST_S,
    matchOptions: { ignoreVary: true },
  });

  /** One change after the other: two of them could each find the other's owner. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const open = (): Promise<Cache> => caches.open(LAST_SEEN);
  const clear = async (): Promise<void> => {
    era += 1;
    await caches.delete(LAST_SEEN);
  };

  return {
    era: () => era,
    find: async (key) => (await open()).match(key, { ignoreVary: true }),
    async forget() {
      // At once, for what is under way, and again when it is this one's turn.
      era += 1;
      await inTurn(clear);
    },
    async keep(key, response, startedIn) {
      const member = response.headers.get(MEMBER_HEADER);
      if (member === null) return;
      const body = await response.blob();
      await inTurn(async () => {
        if (startedIn !== era) return;
        const owner = await (await (await open()).match(OWNER))?.text();
        if (owner !== member) await clear();
        if (member === NOBODY) return;
        const cache = await open();
        if (owner !== member) await cache.put(OWNER, new Response(member));
        if (!isWorthKeeping(response) || body.size > LARGEST_BYTES) return;
        await cache.put(key, stamp(response, body, now()));
        await expiration.updateTimestamp(key);
        await expiration.expireEntries();
      });
    },
  };
}

/** Data and pages, no downloads. A page to which another address led isn't what that address shows. */
function isWorthKeeping({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    !headers.has('content-disposition') &&
    /^(?:application\/(?:graphql-response\+)?json|text\/html)\b/.test(headers.get('content-type') ?? '')
  );
}

function stamp(response: Response, body: Blob, at: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(KEPT_AT_HEADER, String(at));
  return new Response(body, { status: response.status, headers });
}
