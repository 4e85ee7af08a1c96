import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { confirm, fault, fill, layOut, list, opens, press, reads, said } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

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
});
