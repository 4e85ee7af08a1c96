import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { auditLog } from '../../../src/server/audit/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { partnerClient } from '../../support/partnerClient.ts';
import { layOut, list } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp({ PARTNER_NETWORKS: '127.0.0.0/8' });
const BASE = '/openadr3/3.1.0';

/** The lines of the file that a button saves. */
async function saved(button: HTMLElement): Promise<readonly string[]> {
  const files: Blob[] = [];
  const keep = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:csv';
  });
  // The page would go to the file's address.
  const stay = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  button.click();
  await waitFor(() => expect(files).toHaveLength(1));
  keep.mockRestore();
  stay.mockRestore();
  return (await files[0]?.text())?.trim().split('\r\n') ?? [];
}

it('staff find a device by what it steers, see its reports and subscriptions, and give it targets', async () => {
  const { server } = app;
  const place = await Neighbourhood.on(server.database.db, server.clock);
  const partner = await partnerClient(server, ['OPENADR'], { name: 'Cedar Aggregation' });
  const make = async (path: string, body: object) =>
    (await partner.post(`${BASE}${path}`, body)).json<{ id: string }>().id;
  const venID = await make('/vens', { objectType: 'VEN_VEN_REQUEST', venName: 'Cedar fleet' });
  await make('/vens', { objectType: 'VEN_VEN_REQUEST', venName: 'Another one' });
  await make('/resources', { objectType: 'VEN_RESOURCE_REQUEST', resourceName: 'Charger 1', venID });
  await make('/subscriptions', {
    clientName: 'Cedar fleet',
    objectOperations: [
      { objects: ['EVENT'], operations: ['CREATE'], callbackUrl: 'https://fleet.example/secret' },
    ],
  });
  const tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
  const event = await place.event(tomorrow, 18, 19);
  await make('/reports', {
    eventID: event.id,
    clientName: 'Cedar fleet',
    payloadDescriptors: [{ objectType: 'REPORT_PAYLOAD_DESCRIPTOR', payloadType: 'USAGE', units: 'KWH' }],
    resources: [
      {
        resourceName: 'Charger 1',
        intervalPeriod: { start: event.start.toISOString(), duration: 'PT10M' },
        intervals: [0, 1, 2, 3, 4, 5].map((id) => ({
          id,
          payloads: [{ type: 'USAGE', values: [1.2 + id] }],
        })),
      },
    ],
  });

  const { user } = await app.open('/internal/openadr?q=charger', {
    as: await app.newStaff(['internal_staff']),
  });
  const rows = () => list('OpenADR devices').rows;
  await waitFor(() =>
    expect(rows()).toMatchObject([
      {
        Device: 'Cedar fleet',
        Key: expect.stringContaining('Cedar Aggregation') as string,
        'May read': 'What’s for all',
        Resources: 'Charger 1',
        'Reports by its key': '1',
      },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Details of Cedar fleet' }));
  const details = within(await screen.findByRole('dialog'));
  expect(details.getByText(/Charger 1: USAGE 1\.2 KWH; .*; 1 more in the file$/)).toBeVisible();
  expect(details.getByText(/^Cedar fleet: EVENT to fleet\.example/)).toBeVisible();
  expect(details.queryByText(/secret/)).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'Targets of Cedar fleet' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /^Targets by Charger 1/ }), 'EV drivers');
  await user.type(form.getByRole('textbox', { name: 'Reason' }), 'They charge at night');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(rows()).toMatchObject([{ 'May read': 'EV drivers' }]));
  expect(
    await server.database.db.select().from(auditLog).where(eq(auditLog.action, 'openAdrVen.targets')),
  ).toMatchObject([
    { reason: 'They charge at night', after: { resources: { 'Charger 1': ['EV drivers'] } } },
  ]);

  const ofDevices = screen.getByRole('button', { name: 'Download as CSV' });
  await user.click(screen.getByRole('button', { name: 'Details of Cedar fleet' }));
  const again = within(await screen.findByRole('dialog'));
  const ofReports = again.getByRole('button', { name: 'Download as CSV' });
  const [, device] = await saved(ofDevices);
  expect(device).toContain(',EV drivers,Charger 1,1,1');
  const reports = await saved(ofReports);
  expect(reports).toHaveLength(7);
  const last = new Date(event.start.getTime() + 50 * 60_000).toISOString();
  expect(reports[6]).toContain(`,Charger 1,${last},USAGE,6.2,KWH`);
});
