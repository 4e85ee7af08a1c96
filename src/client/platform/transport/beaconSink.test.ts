import { describe, expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { createBeaconSink } from './beaconSink.ts';

const EVENT = {
  name: 'TypeError',
  message: 'broken',
  stack: 'at somewhere',
  severity: 'error',
  traced: true,
} as const;

function sink() {
  const sent: { address: string; report: Record<string, unknown> }[] = [];
  const beacon = (address: string, body: string) =>
    sent.push({ address, report: JSON.parse(body) as Record<string, unknown> }) > 0;
  return {
    sent,
    beacon,
    send: createBeaconSink({ address: 'https://errors.example/in', context: { build: 'main-1.js' }, beacon })
      .send,
  };
}

describe('the error-reporting service', () => {
  it('NET-25, NET-26: receives the error, its severity, whether it is traced, and the response as extra fields', () => {
    const { sent, send } = sink();
    send({ ...EVENT, extra: { status: 502, body: { error: 'Later.' } } });
    expect(sent).toEqual([
      {
        address: 'https://errors.example/in',
        report: { build: 'main-1.js', ...EVENT, extra: { status: 502, body: { error: 'Later.' } } },
      },
    ]);
  });

  it('omits what is too long', () => {
    const { sent, send } = sink();
    send({ ...EVENT, extra: { body: 'x'.repeat(20_000) } });
    expect(sent[0]?.report).toMatchObject({ message: 'broken', extra: null });
  });

  it("isn't flooded by a page that breaks repeatedly", () => {
    const { sent, send } = sink();
    for (let time = 0; time < 60; time += 1) send({ ...EVENT, extra: {} });
    expect(sent).toHaveLength(50);
  });

  it('NET-25: is used by the app only where the server configures a service', async () => {
    for (const [errorReports, reports] of [
      ['https://errors.example/in', 1],
      [null, 0],
    ] as const) {
      const { sent, beacon } = sink();
      const app = await clientApp({ page: { errorReports }, host: { beacon } });
      app.services.reporter.report({ error: new Error('broken'), extra: { status: 500 } });
      expect(sent.map(({ report }) => report)).toEqual(
        Array.from(
          { length: reports },
          () =>
            expect.objectContaining({
              brand: 'default',
              message: 'broken',
              severity: 'error',
              extra: { status: 500 },
            }) as unknown,
        ),
      );
    }
  });
});
