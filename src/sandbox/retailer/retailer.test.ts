import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { importMeterFile } from '../../domain/meter/importMeterFile.ts';
import { clientToken } from '../../../tests/support/sandboxOauthFlow.ts';
import { nmiCheckDigit, readNmi } from './nmi.ts';

let sandbox: TestSandbox;
let base: string;
let headers: Record<string, string>;
/** A day later the client's token has expired. */
const logIn = async (): Promise<void> => {
  headers = {
    authorization: `Bearer ${await clientToken(base, sandbox.secret('utility:banksia'), 'banksia')}`,
    'content-type': 'application/json',
  };
};
beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.setNow('2026-06-30T15:00:00Z');
  base = `${sandbox.url}/utility/banksia`;
  await logIn();
});
afterAll(() => sandbox.stop());

const customers = () =>
  Object.values(sandbox.world.state.customers).filter(({ utility }) => utility === 'banksia');
const enroll = async (account_number: string, nmi: string, name: string): Promise<Response> =>
  fetch(`${base}/enrollments`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      account_number,
      nmi,
      zip: '2000',
      name,
      webhook_url: 'http://localhost:9/webhooks/utility/banksia',
    }),
  });
interface Listed {
  readonly drops: readonly { readonly name: string; readonly url: string; readonly sha256: string }[];
  readonly next: string;
}
const list = async (after = ''): Promise<Listed> =>
  (await fetch(`${base}/drops?after=${after}`, { headers })).json() as Promise<Listed>;

describe('an NMI', () => {
  // The examples of the market operator's own procedure.
  it.each([
    ['2001985732', 8],
    ['2001985733', 6],
    ['3075621875', 8],
    ['3075621876', 6],
    ['4316854005', 9],
    ['6305888444', 6],
    ['7001888333', 8],
    ['QAAAVZZZZZ', 3],
    ['QCDWW00010', 2],
    ['SMVEW00085', 8],
    ['VAAA000065', 7],
    ['VAAASTY576', 8],
  ])('%s has the check digit %i', (nmi, digit) => expect(nmiCheckDigit(nmi)).toBe(digit));

  it('is read with and without its check digit, and refused with a wrong one', () => {
    expect(readNmi('2001985732')).toBe('2001985732');
    expect(readNmi('2001 985732 8')).toBe('2001985732');
    expect(readNmi('20019857327')).toBeNull();
    expect(readNmi('200198573')).toBeNull();
    expect(readNmi('O001985732')).toBeNull();
  });
});

describe('a retailer', () => {
  it('knows which account a meter belongs to', async () => {
    const [one, two] = customers();
    expect(await (await enroll(one!.accountNumber, two!.nmi!, 'A')).json()).toEqual({
      error: 'account_mismatch',
    });
    expect(await (await enroll('1234567890', one!.nmi!, 'A')).json()).toEqual({ error: 'account_mismatch' });
    expect(await (await enroll(one!.accountNumber, '20019857327', 'A')).json()).toEqual({
      error: 'nmi_invalid',
    });
    expect(await (await enroll('1234567890', '', 'A')).json()).toEqual({ error: 'nmi_invalid' });
  });

  it('publishes NEM12 files of many meters that our importer reads, first the history, then daily', async () => {
    const [one, , solar] = customers();
    expect((await enroll(one!.accountNumber, one!.nmi!, 'Matilda')).status).toBe(202);
    expect(
      (await enroll(solar!.accountNumber, `${solar!.nmi!}${nmiCheckDigit(solar!.nmi!)}`, 'Lachlan')).status,
    ).toBe(202);
    expect((await enroll('5551234567', '2001985732', 'Thi')).status).toBe(202);
    expect((await list()).drops).toEqual([]);
    for (let i = 0; i < 3; i += 1) sandbox.actions.tick();
    const first = await list();
    expect(first.drops).toHaveLength(1);
    const content = await (await fetch(first.drops[0]!.url, { headers })).text();
    expect(createHash('sha256').update(content).digest('hex')).toBe(first.drops[0]!.sha256);
    const file = importMeterFile(first.drops[0]!.name, [content]);
    expect(file.servicePoints.map(({ number }) => number).sort()).toEqual(
      [one!.nmi!, solar!.nmi!, '2001985732'].sort(),
    );
    expect(
      file.servicePoints[0]!.channels.import.reduce((sum, run) => sum + run.values.length, 0),
    ).toBeGreaterThan(390 * 48);
    expect(
      file.servicePoints.find(({ number }) => number === solar!.nmi)!.channels.export.length,
    ).toBeGreaterThan(0);

    sandbox.actions.tick();
    expect((await list(first.next)).drops).toEqual([]);
    sandbox.setNow('2026-07-01T15:00:00Z');
    await logIn();
    sandbox.actions.tick();
    const second = await list(first.next);
    expect(second.drops).toHaveLength(1);
    const daily = importMeterFile('daily.csv', [
      await (await fetch(second.drops[0]!.url, { headers })).text(),
    ]);
    expect(daily.servicePoints).toHaveLength(3);
    expect(new Set(daily.servicePoints[0]!.channels.import.map(({ quality }) => quality))).toEqual(
      new Set(['actual', 'estimated']),
    );
  });

  it('publishes a file immediately when data are released by hand', async () => {
    const [one] = customers();
    const { next } = await list();
    const before = (await list(next)).next;
    sandbox.actions.deliver(one!, { through: new Date('2026-07-01T14:00:00Z'), final: true });
    const { drops } = await list(before);
    const file = importMeterFile('now.csv', [await (await fetch(drops.at(-1)!.url, { headers })).text()]);
    const last = file.servicePoints[0]!.channels.import.at(-1)!;
    expect(last.start + last.values.length * last.intervalSeconds).toBe(
      Date.parse('2026-07-01T14:00:00Z') / 1_000,
    );
  });

  it('shows its files to the client only', async () => {
    expect((await fetch(`${base}/drops`)).status).toBe(401);
    expect((await fetch(`${base}/drops?after=x`, { headers })).status).toBe(422);
  });
});
