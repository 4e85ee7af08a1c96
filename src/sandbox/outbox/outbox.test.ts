import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { createOutbox } from './store.ts';

let sandbox: TestSandbox;
beforeAll(async () => (sandbox = await startSandbox()));
afterAll(() => sandbox.stop());

const send = async (to: string, subject = 'Your link'): Promise<void> => {
  const transport = nodemailer.createTransport({ url: sandbox.smtpUrl });
  await transport.sendMail({
    from: 'Ébbwatt <hello@ebbwatt.example>',
    to,
    subject,
    text: 'Open http://localhost:3000/?access_token=abc. Code 123456',
    html: '<html><head></head><body><a href="http://localhost:3000/?access_token=abc">Open</a><script>alert(1)</script></body></html>',
  });
  transport.close();
};
const sms = (body: object, token = sandbox.secret('sms')): Promise<Response> =>
  fetch(`${sandbox.url}/sms`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('email', () => {
  it('arrives in the outbox with text and HTML, newest first', async () => {
    await send('camille@mail.example', 'Première');
    await send('Camille@mail.example', 'Deuxième');
    const emails = await sandbox.messagesTo('camille@mail.example');
    expect(emails.map(({ subject }) => subject)).toEqual(['Deuxième', 'Première']);
    expect(emails[0]).toMatchObject({ kind: 'mail', from: 'Ébbwatt <hello@ebbwatt.example>' });
    expect(emails[0]!.text).toContain('Code 123456');
    const { messages: listed } = await (
      await fetch(`${sandbox.url}/outbox.json?to=camille@mail.example`)
    ).json();
    expect(listed).toHaveLength(2);
  });

  it(
    "lets the sandbox stop although a sender's pool keeps its connection open",
    { timeout: 10_000 },
    async () => {
      const own = await startSandbox();
      const pool = nodemailer.createTransport({ url: own.smtpUrl, pool: true });
      await pool.sendMail({ from: 'hello@ebbwatt.example', to: 'riley@mail.example', text: 'Hello' });
      await own.stop();
      pool.close();
    },
  );

  it('is shown by recipient; its links open in the whole window, and nothing in it runs', async () => {
    await send('dana@mail.example');
    const page = await (await fetch(`${sandbox.url}/outbox?to=dana@mail.example`)).text();
    expect(page).toContain('href="http://localhost:3000/?access_token=abc"');
    const [, frame = '', rights = ''] =
      /<iframe title="Your link" src="([^"]+)"\s+sandbox="([^"]+)"/.exec(page) ?? [];
    expect(rights).toBe('allow-top-navigation-by-user-activation allow-popups');
    const shown = await fetch(sandbox.url + frame);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shown.text()).toContain('<head><base target="_top">');
  });

  it.each([
    ['refuse', 550],
    ['error', 451],
  ] as const)('%s: the mail server answers %i', async (kind, responseCode) => {
    sandbox.fault({ partner: 'smtp', kind, times: 1 });
    await expect(send('nobody@mail.example')).rejects.toMatchObject({ responseCode });
    expect(sandbox.outbox.list('nobody@mail.example')).toEqual([]);
  });
});

describe('text messages', () => {
  it('arrive in the outbox; the same key is the same message', async () => {
    const body = { to: '+15555550123', from: '+15555550100', text: 'Your code is 654321', key: 'k1' };
    const [first, second] = [await sms(body), await sms(body)];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(await first.json()).toEqual(await second.json());
    expect((await sandbox.messagesTo('+15555550123')).map(({ text }) => text)).toEqual([
      'Your code is 654321',
    ]);
  });

  it.each([
    [{ to: '555 0123', text: 'x' }, 422],
    [{ to: '+15555550123', text: '' }, 422],
    [{ to: '+15555550123', text: 'x'.repeat(601) }, 422],
  ])('%j is refused', async (body, status) => expect((await sms(body)).status).toBe(status));

  it("need the gateway's token", async () =>
    expect((await sms({ to: '+15555550123', text: 'x' }, 'wrong')).status).toBe(401));

  it('can be answered from the page', async () => {
    await sms({ to: '+15555550199', from: '+15555550100', text: 'Events tonight' });
    const [message] = await sandbox.messagesTo('+15555550199');
    await fetch(`${sandbox.url}/outbox/sms/${message!.id}/reply`, {
      method: 'POST',
      body: new URLSearchParams({ text: 'STOP' }),
    });
    expect(sandbox.outbox.list('+15555550100')[0]).toMatchObject({ from: '+15555550199', text: 'STOP' });
  });
});

describe('the outbox', () => {
  it('keeps the last messages across a restart, one file each', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ebbwatt-outbox-'));
    const message = {
      kind: 'sms' as const,
      at: '2026-07-01T00:00:00Z',
      to: '+15555550123',
      from: '',
      subject: '',
      text: 'x',
      html: null,
      headers: {},
    };
    const first = createOutbox(folder);
    for (let i = 0; i < 502; i += 1) first.add({ ...message, text: String(i) });
    const second = createOutbox(folder);
    expect(second.list()).toHaveLength(500);
    expect(second.add(message).id).toBe('00000503');
    second.clear();
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
