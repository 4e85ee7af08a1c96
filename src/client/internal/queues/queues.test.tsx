// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DANA } from '../../../../tests/support/clientApp.tsx';
import { renderApp } from '../../../../tests/support/renderApp.tsx';
import { layOut } from '../../../../tests/support/staffPages.ts';

layOut();

const member = (id: string, name: string) => ({
  __typename: 'MemberRecord',
  id,
  name,
  email: `${id}@example.org`,
  postalCode: '94103',
});
const claim = (id: string, lastFour: string, given: object = {}) => ({
  __typename: 'MeterClaim',
  id,
  kind: 'METER',
  numberLast4: lastFour,
  utilityName: 'Cedar',
  proof: 'NUMBER',
  claimedAt: '2026-07-01T19:00:00Z',
  claimant: member(`${id}-new`, 'Robin Reyes'),
  holder: member(`${id}-old`, 'Ada Quill'),
  heldSince: '2026-02-01T19:00:00Z',
  lastReadingOn: '2026-06-30',
  mayDecideFor: ['CLAIMANT', 'HOLDER'],
  ...given,
});

const openQueues = (claims: readonly object[]) =>
  renderApp({
    path: '/internal/queues',
    user: { ...DANA, isAdmin: true, roleKeys: ['internal_programs'] },
    answers: {
      queuesLoaderQuery: {
        staff: {
          queueCounts: { claims: claims.length, moved: 2, forms: 0, refused: 1, failedOrders: null },
          meterClaims: {
            totalCount: claims.length,
            pageInfo: { endCursor: null, hasNextPage: false },
            edges: claims.map((node) => ({ cursor: 'c', node })),
          },
        },
      },
      DecideClaimMutation: { decideMeterClaim: { __typename: 'MeterClaimDecided', claimId: 'k1' } },
    },
  });

it('shows both sides of a claimed meter, and sends the decision with its reason', async () => {
  const { user, sent } = await openQueues([claim('k1', '4821')]);
  const row = (await screen.findByText('Meter …4821')).closest('[role=row]');
  if (!(row instanceof HTMLElement)) throw new Error('no row');
  expect(within(row).getByRole('link', { name: 'Robin Reyes' })).toHaveAttribute(
    'href',
    '/internal/members/k1-new',
  );
  expect(row).toHaveTextContent('94103 · gave the number');
  expect(row).toHaveTextContent('94103 · since Sun 2026-02-01 · last reading Tue 2026-06-30');
  await user.click(within(row).getByRole('button', { name: 'Decide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Whose is the number ending in 4821?' });
  expect(dialog).toHaveTextContent('The one who claims it can connect it again right away.');
  await user.click(within(dialog).getByRole('radio', { name: 'Ada Quill, who has it connected' }));
  expect(dialog).toHaveTextContent('can’t connect with this number');
  await user.type(within(dialog).getByRole('textbox'), 'The bill is hers');
  await user.click(within(dialog).getByRole('button', { name: 'Decide' }));
  expect(await screen.findByText('Decided. Both get a message.')).toBeVisible();
  expect(sent('DecideClaimMutation')).toEqual([
    { input: { id: 'k1', decision: 'HOLDER', reason: 'The bill is hers' } },
  ]);
});

it('keeps a member of another brand unnamed, and says what is left to decide', async () => {
  const { user } = await openQueues([claim('k1', '4821', { holder: null, mayDecideFor: ['HOLDER'] })]);
  expect(await screen.findByText('A member of another brand')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
  expect(dialog).toHaveTextContent('You can only turn down the member who claims it.');
});

it('says that nothing waits, and how many wait in the other queues that the viewer may see', async () => {
  await openQueues([]);
  const queues = await screen.findByRole('navigation', { name: 'Queues' });
  expect(
    within(queues)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Claimed meters 0', 'Moved 2', 'Forms 0', 'Refused 1']);
  expect(await screen.findByText('No meter is claimed twice.')).toBeVisible();
});
