import { screen, waitFor } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { placementInstances } from '../../../src/server/placements/tables.ts';
import {
  confirm,
  confirmWithoutReason,
  fill,
  layOut,
  list,
  listed,
  opens,
  panel,
  press,
  pressables,
  reads,
  review,
  said,
  text,
} from '../../support/staffPages.ts';
import { TARGETING_ROLES, saveContent, saveSegment } from '../../support/targetingSeeds.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
// A change for more than this many members needs a second person.
const app = wholeApp({ TARGETING_APPROVAL_MEMBERS: '2' });
let ann: string;
let tom: string;
let few: string;
beforeAll(async () => {
  ann = await app.newStaff(TARGETING_ROLES, { email: 'ann@example.org' });
  tom = await app.newStaff(TARGETING_ROLES, { email: 'tom@example.org' });
  for (let count = 0; count < 4; count += 1) await app.newMember();
  few = await saveSegment(await app.server.loggedIn(ann), { name: 'A few' });
});
const stored = async (id: string) =>
  app.server.database.db.select().from(placementInstances).where(eq(placementInstances.id, id));

/** She shows content to everyone that was for a few, which waits for a colleague. */
async function wait(title: string): Promise<string> {
  const browser = await app.server.loggedIn(ann);
  const id = await saveContent(browser, { title, segmentId: few });
  await app.open(`/internal/placements/${id}`, { as: ann });
  await opens(title);
  await fill({ For: 'Everyone', Text: 'For all of you' });
  await press('Review change');
  await review();
  await confirm('Save', 'They asked');
  await reads('Waiting for approval');
  return id;
}

describe('INT-12: a change that reaches many members', () => {
  it('waits, is read beside what there is, and is approved by a colleague, not by its author', async () => {
    const id = await wait('Wide');
    const waiting = () => panel('Waiting for approval');
    expect(text(waiting())).toMatch(
      /ann@example\.org made this change on .*\. A colleague has to approve it/,
    );
    expect(text(waiting())).toMatch(
      /Reason: They asked.*will be: For all of you.*was: A few.*will be: Everyone/,
    );
    expect(text(waiting())).toContain('You made this change, so a colleague decides.');
    expect(pressables(waiting())).toEqual(['Withdraw']);
    expect(await stored(id)).toMatchObject([{ segmentId: few, version: 1 }]);

    await app.open('/internal/approvals', { as: tom });
    await listed('Approvals', ['Wide']);
    expect(await screen.findByRole('link', { name: 'Approvals 1 waiting' })).toBeVisible();
    expect(list('Approvals').rows[0]).toMatchObject({
      What: 'Wide',
      State: 'Waiting',
      Kind: 'Content',
      By: 'ann@example.org',
      Reason: 'They asked',
      Decision: 'Not yet',
    });
    await press('Wide');
    await opens('Wide');
    expect(pressables(waiting())).toEqual(['Approve', 'Refuse']);
    await press('Approve');
    expect((await review()).effects[0]).toMatch(/^It takes effect right away, for \d+ members\.$/);
    expect(await confirmWithoutReason('Approve')).toBe('Say why in a few words.');
    await confirm('Approve', 'Looks right');
    await said('Approved and saved.');
    expect(await stored(id)).toMatchObject([{ segmentId: null, content: 'For all of you', version: 2 }]);
    expect(text(document.body)).not.toContain('Waiting for approval');
    await screen.findByRole('link', { name: 'Approvals' });
  });

  it('is refused with a reason that its author reads', async () => {
    const id = await wait('Wider');
    await app.open(`/internal/placements/${id}`, { as: tom });
    await press('Refuse');
    await review();
    await confirm('Refuse', 'Too many');
    await said('Refused.');
    await app.open(`/internal/placements/${id}`, { as: ann });
    await reads(/tom@example\.org refused a change by ann@example\.org.*Too many/);
    expect(await stored(id)).toMatchObject([{ segmentId: few }]);
  });

  it('is withdrawn by its author', async () => {
    const id = await wait('Widest');
    await press('Withdraw');
    expect((await review()).effects).toEqual(['Nothing changes for members.']);
    await confirm('Withdraw', 'A mistake');
    await said('Withdrawn.');
    expect(text(document.body)).not.toContain('Waiting for approval');
    expect(await stored(id)).toMatchObject([{ segmentId: few }]);
    await app.open('/internal/approvals', { as: tom });
    await opens('Approvals');
    await waitFor(() =>
      expect(list('Approvals').rows).toContainEqual(
        expect.objectContaining({ What: 'Widest', State: 'Withdrawn' }),
      ),
    );
  });
});

it('a member’s override that is one too many waits, and a colleague approves it on the page of the member', async () => {
  const browser = await app.server.loggedIn(ann);
  for (const userId of [await app.newMember(), await app.newMember()])
    await browser.graphql(
      'mutation Set($input: SetFeatureOverridesInput!) { setFeatureOverrides(input: $input) { __typename } }',
      { input: { userId, featureKeys: ['rewards_wheel'], state: 'DISABLED', reason: 'They asked' } },
    );
  await app.newMember({ email: 'three@example.org' });
  await app.open('/internal/features/members?member=three@example.org', { as: ann });
  await fill({ rewards_wheel: true });
  await press('Override one feature');
  await review();
  await fill({ State: 'Off' });
  await confirm('Save', 'They asked');
  await said(
    'Together with what was changed in the last 7 days without approval, this reaches 3 members, so a colleague has to approve it.',
  );
  await reads('Waiting for approval');
  expect(pressables(panel('Waiting for approval'))).toEqual(['Withdraw']);
  expect(list('Overrides').rows).toEqual([]);
  await app.open('/internal/approvals', { as: tom });
  await waitFor(() =>
    expect(list('Approvals').rows[0]).toMatchObject({ Kind: 'Overrides of a member', State: 'Waiting' }),
  );
  await press(list('Approvals').rows[0]?.['What'] ?? '');
  await reads('Waiting for approval');
  expect(text(panel('Waiting for approval'))).toMatch(/rewards_wheel.*Off/);
  await press('Approve');
  await review();
  await confirm('Approve', 'Looks right');
  await said('Approved and saved.');
  await waitFor(() =>
    expect(list('Overrides').rows).toMatchObject([
      { Feature: 'rewards_wheel', State: 'Off', Reason: 'They asked' },
    ]),
  );
});
