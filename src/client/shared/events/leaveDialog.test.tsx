// @vitest-environment happy-dom
import type { Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { clientApp } from '../../../../tests/support/clientApp.tsx';
import { until } from '../../../../tests/support/openPage.tsx';
import { eventIn } from '../../../../tests/support/stubEvents.ts';
import type { Algorithm } from '../../../domain/events/algorithms.ts';
import { AppRoot } from '../../app/AppRoot.tsx';
import { toEventView } from './eventView.ts';
import { LeaveDialogLazy } from './LeaveDialogLazy.tsx';
import { testRoot } from '../../../../tests/support/testRoot.ts';

const nothing = () => undefined;

let root: Root | undefined;
afterEach(() => root?.unmount());

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
    root = testRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <AppRoot app={services}>
        <MemoryRouter>
          <LeaveDialogLazy event={event} onClose={nothing} onLeave={nothing} />
        </MemoryRouter>
      </AppRoot>,
    );
    // The dialog's code loads when it opens.
    await until(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
    const html = document.querySelector('[role=dialog]')?.innerHTML;
    if (said === null) expect(html).not.toContain('streak');
    else expect(html).toContain(said);
  });
});
