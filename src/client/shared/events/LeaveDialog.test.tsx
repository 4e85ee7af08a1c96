import { describe, expect, it } from 'vitest';
import { clientApp, htmlOf } from '../../../../tests/support/clientApp.tsx';
import { eventIn } from '../../../../tests/support/stubEvents.ts';
import type { Algorithm } from '../../../domain/events/algorithms.ts';
import { eventViewOf } from './eventView.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

const nothing = () => undefined;

describe('EVT-26: leaving a running event first explains the effect on the streak', () => {
  it.each([
    ['participation_reduction', 'your streak ends'],
    ['participation_reduction_rt', null],
    ['participation_reduction_org_rt', null],
    ['participation_reduction_rt_break_streaks', 'breaks your streak'],
  ] as const)('%s: %s', async (algorithm: Algorithm, said) => {
    const event = eventViewOf(
      eventIn(-20, {
        algorithm,
        ohmhour_type: algorithm.includes('_rt') ? 'PARTICIPATION_REDUCTION_RT' : 'PARTICIPATION_REDUCTION',
      }),
    );
    const html = htmlOf(
      await clientApp(),
      <LeaveDialog open event={event} onClose={nothing} onLeave={nothing} />,
      '/',
    );
    if (said === null) expect(html).not.toContain('streak');
    else expect(html).toContain(said);
  });
});
