import { createHmac } from 'node:crypto';
import { asRecord } from '../../../domain/helpers/asRecord.ts';
import type { TheirOrder } from '../../../domain/orders/compareOrders.ts';
import type { OrderStep } from '../../../domain/orders/orderRules.ts';
import { systemClock } from '../../platform/clock.ts';
import type { OutboundRequest } from '../../platform/http/outbound.ts';
import { TIMING } from '../deps.ts';
import type { Fulfiller, FulfillerDeps, FulfilmentAnswer, OrderCode } from '../fulfiller.ts';
import {
  askService,
  codeText,
  toOrderFailure,
  lastDay,
  createNews,
  toStep,
  text,
  unlessSilent,
  type Wording,
} from './askService.ts';
import { listedOrder, readList, type ListPage } from './readList.ts';

const STEPS: Readonly<Record<string, OrderStep>> = {
  booked: 'accepted',
  in_file: 'accepted',
  struck: 'failed',
  dropped: 'refunded',
};
/** Product: how long after its announced time the file is fetched. */
const GRACE_MS = 5 * 60_000;
const SOON_MS = 60_000;
/** A file holds a day's codes of all members. */
const MOST_BYTES = 32 * 1024 * 1024;
const COLUMNS = ['line_ref', 'line_no', 'voucher', 'valid_until'] as const;

/** Dogwood books an order as a line; its code comes in a nightly file, fetched by date. It drops lines until then. */
export function dogwoodClient(deps: FulfillerDeps): Fulfiller | null {
  const access = deps.partners.fulfilment('dogwood');
  if (access === null) return null;
  const wording: Wording = {
    news: ({ status, line_no: number, file, msg }) => {
      const step = toStep(STEPS, status);
      return step === null
        ? null
        : createNews(step, {
            number: text(number),
            failure: step === 'failed' ? toOrderFailure(wording, text(asRecord(msg)?.['no'])) : null,
            readAfterMs: step === 'accepted' ? untilFile(asRecord(file)?.['from']) : null,
          });
    },
    code: ({ msg }) => asRecord(msg)?.['no'],
    failures: { D17: 'out_of_stock' },
  };
  const untilFile = (from: unknown): number | null => {
    const wait = Date.parse(text(from) ?? '') + GRACE_MS - deps.clock.now().getTime();
    return Number.isNaN(wait) ? null : Math.min(Math.max(wait, SOON_MS), TIMING.pollMs);
  };
  const signed = (method: 'GET' | 'POST' | 'DELETE', path: string, body = ''): OutboundRequest => {
    const url = `${access.base}${path}`;
    const seconds = Math.floor(systemClock.now().getTime() / 1_000);
    const mac = createHmac('sha256', access.clientSecret)
      .update([method, new URL(url).pathname, seconds, body].join('\n'))
      .digest('hex');
    return {
      method,
      url,
      headers: {
        'x-dogwood-auth': `v1 ${access.clientId},${seconds},${mac}`,
        ...(body === '' ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === '' ? {} : { body }),
    };
  };
  const line = (key: string): string => `/lines/${encodeURIComponent(key)}`;
  const fetchFile = async (date: string): Promise<string> =>
    (
      await deps.outbound.call('dogwood', signed('GET', `/files/${date}.csv`), {
        deadlineMs: TIMING.callMs,
        maxBytes: MOST_BYTES,
      })
    )
      .ok()
      .body.toString('utf8');

  return {
    place: ({ key, item, value }) => {
      const worth = value === null ? {} : { worth: { value: value.hundredths, unit: value.currency } };
      const body = JSON.stringify({ line_ref: key, article_no: item, ...worth });
      return askService(deps, 'dogwood', signed('POST', '/lines', body), wording);
    },
    read: async ({ key }) => {
      const finished: { file: string | null } = { file: null };
      const answer = await askService(deps, 'dogwood', signed('GET', line(key)), {
        ...wording,
        news: (body) => {
          finished.file = body['status'] === 'in_file' ? dateText(asRecord(body['file'])?.['date']) : null;
          return wording.news(body);
        },
      });
      const { file } = finished;
      return file === null || answer.kind !== 'news'
        ? answer
        : unlessSilent('dogwood', async () => withCode(answer, codeIn(await fetchFile(file), key)));
    },
    cancel: ({ key }) => askService(deps, 'dogwood', signed('DELETE', line(key)), wording),
    list: (since) =>
      readList(
        deps,
        'dogwood',
        () => signed('GET', `/statements/${since.toISOString().slice(0, 10)}.csv`),
        (answer) => statement(answer.body.toString('utf8')),
      ),
  };
}

function withCode(
  answer: Extract<FulfilmentAnswer, { kind: 'news' }>,
  code: OrderCode | null,
): FulfilmentAnswer | null {
  return code === null
    ? null
    : { ...answer, news: { ...answer.news, step: 'fulfilled', code, readAfterMs: null } };
}

const LISTED: Readonly<Record<string, TheirOrder['state']>> = {
  booked: 'pending',
  in_file: 'delivered',
  struck: 'ended',
  dropped: 'ended',
};

/** All lines since a day, in one file; null if it is not what was agreed. */
function statement(file: string): ListPage | null {
  const [head, ...lines] = file.split(/\r?\n/);
  if (head !== 'line_ref;line_no;status;value;unit') return null;
  const orders = lines
    .filter((line) => line !== '')
    .map((line) => {
      const [key, number, status, value, currency] = line.split(';');
      return listedOrder({
        key,
        number,
        state: toStep(LISTED, status),
        hundredths: value === undefined || value === '' ? null : Number(value),
        currency,
      });
    });
  return { orders, next: null };
}

const dateText = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : null;

/** The code of a line in a file; null if the file lacks it or is not what was agreed. */
function codeIn(file: string, key: string): OrderCode | null {
  const [head = '', ...lines] = file.split(/\r?\n/);
  if (head !== COLUMNS.join(';')) return null;
  const [, , voucher, until] =
    lines.map((line) => line.split(';')).find(([ref, ...rest]) => ref === key && rest.length === 3) ?? [];
  const code = codeText(voucher);
  return code === null ? null : { code, pin: null, expiresAt: lastDay(until) };
}
