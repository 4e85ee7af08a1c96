import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  confirm,
  confirmWithoutReason,
  fault,
  fill,
  layOut,
  list,
  opens,
  press,
  reads,
  review,
  said,
} from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

describe('API keys', () => {
  it('are made with rights and a time, shown once, used, and ended', async () => {
    await app.open('/internal/api-keys', { as: await app.newStaff(['internal_staff']) });
    await opens('API keys');
    await reads('No partner has a key yet.');
    const reference = screen.getByRole('link', { name: 'API reference' }).getAttribute('href') ?? '';
    const page = await app.server.app.inject({
      url: new URL(reference, 'http://localhost').pathname,
      headers: { host: 'localhost' },
    });
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/]+=*';/),
    ]);
    expect(page.body).toContain('schedulePartnerEvent');
    await press('Make a key');
    expect((await review()).effects[0]).toBe('The key reaches only the programs of Ebbwatt.');
    expect(await confirmWithoutReason('Make the key')).toBe('Say why in a few words.');
    await confirm('Make the key', 'Pilot begins');
    await waitFor(() =>
      expect(fault('Who it’s for')).toBe('Say who the key is for, in at most 80 characters.'),
    );
    await fill({ 'Who it’s for': 'Grid desk', 'Read events': true, 'Valid for': '90 days' });
    await confirm('Make the key', 'Pilot begins');
    const secret = (await screen.findByLabelText<HTMLInputElement>('API key')).value;
    expect(secret).toMatch(/^ebb_[\w-]{43}$/);
    const called = await app.server.app.inject({
      url: '/backend/partner/v1/key',
      headers: { host: 'localhost', authorization: `Bearer ${secret}` },
    });
    expect(called.json()).toMatchObject({ name: 'Grid desk', rights: ['EVENTS_READ'] });
    await press('Done');
    expect(document.body.innerHTML).not.toContain(secret);
    await waitFor(() =>
      expect(list('API keys').rows).toEqual([
        expect.objectContaining({ 'Who it’s for': 'Grid desk', State: 'Active', Rights: 'Read events' }),
      ]),
    );
    await press('End the key for Grid desk');
    await confirm('End the key', 'The pilot is over');
    await said('The key for Grid desk has ended.');
    await waitFor(() => expect(list('API keys').rows[0]?.['State']).toBe('Ended'));
  });
});
