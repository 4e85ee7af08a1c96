import { asRecord } from '../../domain/helpers/asRecord.ts';
import { callHere, type HereAnswer } from '../support/callHere.ts';
import { loopbackUrl } from '../support/loopback.ts';
import type { VenAccount } from './types.ts';

/** As many as OpenADR allows on a page. */
const PAGE = 50;
const MOST_PAGES = 100;
/** A token is renewed so long before its end. */
const EARLY_MS = 60_000;

/** The VTN doesn't let the device in: trying again soon wouldn't help. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

type VtnRecord = Readonly<Record<string, unknown>>;
type Query = readonly (readonly [name: string, value: string])[];

/** An OpenADR 3.1 server as a device speaks to it. Every method throws `Refused` or another error. */
export interface VtnClient {
  /** All pages. */
  list(path: string, query?: Query): Promise<readonly VtnRecord[]>;
  /** null: it can't be made now, because something else is gone or already there. */
  create(path: string, body: object): Promise<VtnRecord | null>;
}

export function createVtnClient(
  { url, clientId, key }: VenAccount,
  { now, stopping }: { readonly now: () => Date; readonly stopping: AbortSignal },
): VtnClient {
  let token: { readonly value: string; readonly until: number } | null = null;

  const logIn = async (): Promise<string> => {
    const place = await callHere(`${url}/auth/server`, { method: 'GET', headers: {}, stopping });
    const named = place.status === 200 ? asRecord(JSON.parse(place.body))?.['tokenURL'] : null;
    const tokenUrl = loopbackUrl(typeof named === 'string' ? named : undefined, /\/auth\/token$/);
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: key };
    const answer = await callHere(tokenUrl?.href ?? `${url}/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      stopping,
    });
    if (answer.status === 400 || answer.status === 401) throw new Refused('The key is no longer good.');
    const { access_token: value, expires_in: seconds } = recordOf(answer, 200);
    if (typeof value !== 'string' || typeof seconds !== 'number') throw new Error('no token');
    token = { value, until: now().getTime() + seconds * 1_000 - EARLY_MS };
    return value;
  };
  const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<HereAnswer> => {
    const once = async (bearer: string): Promise<HereAnswer> =>
      callHere(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        stopping,
      });
    const known = token !== null && now().getTime() < token.until ? token.value : null;
    const first = await once(known ?? (await logIn()));
    const answer = first.status === 401 && known !== null ? await once(await logIn()) : first;
    if (answer.status === 401 || answer.status === 403) throw new Refused('The token is refused.');
    return answer;
  };

  return {
    list: async (path, query = []) => {
      const found: VtnRecord[] = [];
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const pages = [
          ['skip', String(found.length)],
          ['limit', String(PAGE)],
        ];
        const search = new URLSearchParams([...query.map((each) => [...each]), ...pages]);
        const answer = await send('GET', `${path}?${search.toString()}`);
        const part: unknown = answer.status === 200 ? JSON.parse(answer.body) : null;
        if (!Array.isArray(part)) throw new Error(`no list of ${path}`);
        found.push(...part.map(asRecord).filter((each) => each !== null));
        if (part.length < PAGE) break;
      }
      return found;
    },
    create: async (path, body) => {
      const answer = await send('POST', path, body);
      return answer.status === 404 || answer.status === 409 ? null : recordOf(answer, 201);
    },
  };
}

function recordOf({ status, body }: HereAnswer, wanted: number): VtnRecord {
  const record = status === wanted ? asRecord(JSON.parse(body)) : null;
  if (record === null) throw new Error(`${status} instead of ${wanted}`);
  return record;
}
