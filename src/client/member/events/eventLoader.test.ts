import { describe, expect, it } from 'vitest';
import { clientApp, DANA } from '../../../../tests/support/clientApp.tsx';
import { EVENT_ID, eventIn } from '../../../../tests/support/stubEvents.ts';
import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { loader } from './eventLoader.ts';

async function askedFor(event: EnergyEvent): Promise<string[]> {
  const asked: string[] = [];
  const fetch = (request: string | URL | Request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request, 'http://localhost:3000');
    asked.push(pathname);
    return Promise.resolve(
      Response.json(
        pathname.endsWith(EVENT_ID)
          ? event
          : pathname.endsWith('baseline_records')
            ? { baseline_records: [] }
            : { data: { viewer: { placements: [] } } },
      ),
    );
  };
  const app = await clientApp({ user: DANA, fetch });
  await loader({
    app: app.services,
    params: { id: EVENT_ID },
    url: new URL(`http://localhost:3000/events/${EVENT_ID}`),
    signal: new AbortController().signal,
    onLeave: () => undefined,
    onReplaced: () => undefined,
  });
  return asked;
}

describe('the receipt of an event', () => {
  it.each([
    [
      'waits for its result',
      eventIn(-120, { settlement_state: 'PENDING', pending_reason: 'NoIntervalData:short-missing' }),
      false,
    ],
    ['was not joined', eventIn(-120, { opt: null }), false],
    [
      'is settled',
      eventIn(-120, { settlement_state: 'SETTLED', participation_results_available: true }),
      true,
    ],
  ] as const)('of one that %s', async (_row, event, wanted) => {
    const asked = await askedFor(event);
    expect(asked.some((path) => path.endsWith(EVENT_ID))).toBe(true);
    expect(asked.some((path) => path.endsWith('/receipt'))).toBe(wanted);
  });
});
