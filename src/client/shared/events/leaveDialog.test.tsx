// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { eventIn } from '../../../../tests/support/stubEvents.ts';
import type { Algorithm } from '../../../domain/events/algorithms.ts';
import { AppRoot } from '../../app/AppRoot.tsx';
import { toEventView } from './eventView.ts';
import { LeaveDialogLazy } from './LeaveDialogLazy.tsx';

const nothing = () => undefined;

describe('EVT-26: leaving a running event first explains the effect on the streak', () => {
  it.each([
    ['participation_reduction', 'your streak ends'],
    ['participation_reduction_rt', null],
    ['participation_reduction_org_rt', null],
    ['participation_reduction_rt_break_streaks', 'ends your streak'],
  ] as const)('%s: %s', async (algorithm: Algorithm, said) => {
    const event = toEventView(
      eventIn(-20, {
        algorithm,
        ohmhour_type: algorithm.includes('_rt') ? 'PARTICIPATION_REDUCTION_RT' : 'PARTICIPATION_REDUCTION',
      }),
    );
    const { services } = await clientApp();
    render(
      <AppRoot app={services}>
        <MemoryRouter>
          <LeaveDialogLazy event={event} onClose={nothing} onLeave={nothing} />
        </MemoryRouter>
      </AppRoot>,
    );
    // The dialog's code loads when it opens.
    const dialog = await screen.findByRole('dialog');
    if (said === null) expect(dialog).not.toHaveTextContent('streak');
    else expect(dialog).toHaveTextContent(said);
  });
});
