import { screen, waitFor } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { webhookDeliveries, webhookEndpoints } from '../../../src/server/webhooks/tables.ts';
import { confirm, fault, fill, layOut, list, opens, press, reads, said } from '../../support/staffPages.ts';
import { partnerClient } from '../../support/partnerClient.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

/** Three deliveries of one address. */
async function fillLog(): Promise<void> {
  const { db } = app.server.database;
  const [endpointId, brand, url] = [randomUUID(), 'default', 'https://log.example/hooks'];
  const createdAt = app.server.clock.now();
  await db
    .insert(webhookEndpoints)
    .values({ id: endpointId, brand, url, kinds: ['EVENT_SCHEDULED'], secret: 'sealed', createdAt });
  const row = { brand, endpointId, url, createdAt, triedAt: createdAt };
  await db.insert(webhookDeliveries).values([
    {
      ...row,
      id: randomUUID(),
      kind: 'EVENT_SCHEDULED',
      data: { event_id: 'a1' },
      state: 'DELIVERED',
      tries: 1,
    },
    {
      ...row,
      id: randomUUID(),
      kind: 'EVENT_CHANGED',
      data: { event_id: 'b2' },
      state: 'FAILED',
      answer: 'deadline',
      tries: 10,
    },
    {
      ...row,
      id: randomUUID(),
      kind: 'RESULTS_SETTLED',
      data: { event_id: 'a1' },
      state: 'DELIVERED',
      tries: 3,
    },
  ]);
}

describe('webhooks to partners', () => {
  it('are added with a secret that is shown once, paused, resumed and ended', async () => {
    await app.open('/internal/webhooks', { as: await app.newStaff(['internal_staff']) });
    await opens('Webhooks');
    await reads('No partner has a webhook yet.');
    await press('Add a webhook');
    await fill({ Address: 'grid.example', 'Event scheduled': true });
    await confirm('Add the webhook', 'Pilot begins');
    await waitFor(() => expect(fault('Address')).toBe('Enter the full address, starting with https://.'));
    await fill({ Address: 'https://grid.example/hooks' });
    await confirm('Add the webhook', 'Pilot begins');
    const secret = (await screen.findByLabelText<HTMLInputElement>('Secret')).value;
    expect(secret).toMatch(/^whsec_/);
    await press('Done');
    const state = () => list('Addresses').rows[0]?.['State'];
    await waitFor(() => expect(state()).toBe('On'));
    await press('Pause https://grid.example/hooks');
    await confirm('Pause it', 'They move');
    await said('https://grid.example/hooks is paused.');
    await waitFor(() => expect(state()).toBe('Paused'));
    await press('Resume https://grid.example/hooks');
    await confirm('Resume it', 'They have moved');
    await waitFor(() => expect(state()).toBe('On'));
    await press('End https://grid.example/hooks');
    await confirm('End it', 'The pilot is over');
    await reads('No partner has a webhook yet.');
  });

  it('have a log that is searched, sorted by the server and saved as a file', async () => {
    await fillLog();
    const as = await app.newStaff(['internal_staff']);
    const types = () => list('Deliveries').rows.map((row) => row['What']);
    await app.open('/internal/webhooks?sort=-tries', { as });
    await waitFor(() => expect(types()).toEqual(['event.changed', 'results.settled', 'event.scheduled']));
    expect(list('Deliveries').rows[0]?.['Answer']).toBe('No answer in time');
    await app.open('/internal/webhooks?q=%22A1%22&sort=tries', { as });
    await waitFor(() => expect(types()).toEqual(['event.scheduled', 'results.settled']));
    await app.open('/internal/webhooks?q=results.', { as });
    await waitFor(() => expect(types()).toEqual(['results.settled']));
    await press('Details');
    expect(await screen.findByText(/"event_id": "a1"/)).toBeVisible();
    expect(screen.getByText(/^msg_[\da-f-]{36}$/)).toBeVisible();
    await press('Close');
    const saved: Blob[] = [];
    const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:csv';
    });
    const [, ofLog] = screen.getAllByRole('button', { name: 'Download as CSV' });
    ofLog?.click();
    await waitFor(() => expect(saved).toHaveLength(1));
    keep.mockRestore();
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^msg_[\da-f-]{36},results\.settled,https:\/\/log\.example\/hooks,/);
  });

  it('have addresses that say whose they are, and are searched and sorted by the server', async () => {
    await fillLog();
    const partner = await partnerClient(app.server, ['OPENADR'], { name: 'Cedar Aggregation' });
    await partner.post('/openadr3/3.1.0/subscriptions', {
      clientName: 'Cedar fleet',
      objectOperations: [
        { objects: ['EVENT'], operations: ['CREATE'], callbackUrl: 'https://a-fleet.example/openadr' },
      ],
    });
    const as = await app.newStaff(['internal_staff']);
    const rows = () => list('Addresses').rows;
    await app.open('/internal/webhooks?sort=-address&address=example', { as });
    const urls = () => rows().map((row) => row['Address']);
    const fleet = 'https://a-fleet.example/openadr';
    await waitFor(() => expect(urls().at(-1)).toBe(fleet));
    expect(urls().length).toBeGreaterThan(1);
    await app.open('/internal/webhooks?address=CEDAR', { as });
    await waitFor(() =>
      expect(rows()).toMatchObject([{ Address: fleet, 'Asked for by': 'Cedar fleet (Cedar Aggregation)' }]),
    );
  });

  it('can only be ended once the key of the device that asked for them has expired', async () => {
    const partner = await partnerClient(app.server, ['OPENADR'], { name: 'Brief partner', validDays: 1 });
    const url = 'https://brief-fleet.example/openadr';
    await partner.post('/openadr3/3.1.0/subscriptions', {
      clientName: 'Brief fleet',
      objectOperations: [{ objects: ['EVENT'], operations: ['CREATE'], callbackUrl: url }],
    });
    await app.pass({ hours: 25 });
    await app.open('/internal/webhooks?address=brief', { as: await app.newStaff(['internal_staff']) });
    await waitFor(() => expect(list('Addresses').rows).toMatchObject([{ State: 'Key expired' }]));
    expect(screen.getByRole('button', { name: `End ${url}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Pause ${url}` })).not.toBeInTheDocument();
  });
});
