// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eventApp } from '../../../../tests/support/eventApp.tsx';
import { SETTINGS } from '../../../../tests/support/stubApi.ts';
import { eventIn } from '../../../../tests/support/stubEvents.ts';

const NOTICE = 'Your devices can help during OhmHours';
const findNotice = () => screen.findByRole('region', { name: NOTICE });
const ACKNOWLEDGE = 'POST /user_ack_hardware_dr';

it('EVT-25: an event page shows the notice about devices until it is acknowledged', async () => {
  let isNew = true;
  const app = await eventApp(
    { event: eventIn(90) },
    {
      answers: {
        'GET /settings': () => ({ ...SETTINGS, hardware_dr_notice: isNew }),
        [ACKNOWLEDGE]: () => {
          isNew = false;
          return { success: true };
        },
      },
    },
  );
  const notice = await findNotice();
  expect(notice).toHaveTextContent('A battery may feed in, down to the reserve you keep.');
  await app.user.click(within(notice).getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(app.sent(ACKNOWLEDGE)).toHaveLength(1);
  const asked = () => app.calls.filter((call) => call === 'GET /settings').length;
  const before = asked();
  await app.load();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(screen.queryByRole('region', { name: NOTICE })).not.toBeInTheDocument();
});
