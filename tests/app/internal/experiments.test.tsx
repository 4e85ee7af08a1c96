import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { experiments } from '../../../src/server/experiments/tables.ts';
import {
  confirm,
  confirmWithoutReason,
  fault,
  fill,
  layOut,
  list,
  opens,
  panel,
  press,
  pressables,
  reads,
  review,
  said,
  sortBy,
  text,
  value,
} from '../../support/staffPages.ts';
import { TARGETING_ROLES } from '../../support/targetingSeeds.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const stored = async (key: string) =>
  app.server.database.db.select().from(experiments).where(eq(experiments.key, key));

/** Fills in and saves a new experiment, and waits for its page. */
async function create(key: string, feature = 'nav_rewards_cash_icon'): Promise<void> {
  await opens('New experiment');
  await fill({ Key: key, Feature: feature, 'What you expect': 'More members open Rewards.' });
  await press('Review change');
  await review();
  await confirm('Save experiment', 'A try');
  await opens(key);
}

describe('SES-34: an experiment', () => {
  it('is set up, refused where a field is missing, started, counted, and ended with a variant for all', async () => {
    const member = await app.newMember();
    const staff = await app.newStaff(TARGETING_ROLES);
    await app.open('/internal/experiments', { as: staff });
    await reads('No experiments yet. Plan the first one.');
    await press('New experiment');
    await opens('New experiment');
    expect([value('Variant 1: name'), value('Variant 2: share in percent')]).toEqual(['control', '50']);
    await press('Review change');
    await review();
    expect(await confirmWithoutReason('Save experiment')).toBe('Say why in a few words.');
    await confirm('Save experiment');
    await press('Back');
    expect(fault('Key')).not.toBe('');
    await create('cash_icon');
    await said('Saved: cash_icon');
    await fill({ 'Variant 1: share in percent': '40', 'Variant 2: share in percent': '60' });
    await press('Review change');
    expect((await review()).title).toBe('Change this experiment?');
    await confirm('Save experiment', 'More of them');
    await press('Start');
    expect(await review()).toMatchObject({
      title: 'Start cash_icon?',
      effects: [
        'Its audience gets the variants at their next request.',
        'After that, the setup can’t be changed.',
      ],
    });
    await reads(/control: (?:no one|one member|\d+ members)/);
    await reads(/the feature now, (?:no one|\d+) once it’s started\./);
    await reads('Joined an event: no one did lately, so we can’t say how many members it needs.');
    await confirm('Start', 'It begins');
    await said('Experiment started.');
    await reads('No one has seen it yet.');
    expect(pressables()).not.toContain('Review change');

    const theirs = await app.open('/settings', { as: member });
    await waitFor(async () =>
      expect((await theirs.browser.call('/experiments')).json()).toMatchObject({
        experiments: [{ key: 'cash_icon', is_shown: true }],
      }),
    );
    await app.open('/internal/experiments/cash_icon', { as: staff });
    await reads(/(control|variant)1/);
    const joined = await screen.findByRole('table', { name: 'Joined an event' });
    const figures = within(joined)
      .getAllByRole('columnheader')
      .map(({ textContent, className }) => [textContent, className.includes('numeric') ? 'right' : 'left']);
    expect(figures).toEqual([
      ['Variant', 'left'],
      ['Members shown', 'right'],
      ['Share', 'right'],
      ['Difference in points', 'right'],
      ['What we can say', 'left'],
    ]);
    await press('End');
    await fill({ 'What the audience gets now': 'variant' });
    await reads('The whole audience gets variant, by a new first rule of the feature.');
    await confirm('End', 'Seen enough');
    await said('Experiment ended.');
    await reads('Seen enough');
    expect(await stored('cash_icon')).toMatchObject([{ state: 'STOPPED' }]);
    await press('Experiments', document.querySelector('main') ?? undefined);
    await opens('Experiments');
    await waitFor(() =>
      expect(list('Experiments').rows).toMatchObject([
        { Key: 'cash_icon', State: 'Ended', Audience: 'Every member' },
      ]),
    );
    expect(await sortBy('Experiments', 'State')).toBe('ascending');
  });

  it('has a version for each change; two of them are compared, and an earlier one comes back until it starts', async () => {
    const staff = await app.newStaff(TARGETING_ROLES, { email: 'vera@example.org' });
    await app.open('/internal/experiments/new', { as: staff });
    await create('many_versions', 'nav_hide');
    const change = async (to: Record<string, string>, reason: string) => {
      await fill(to);
      await press('Review change');
      const { changes } = await review();
      await confirm('Save experiment', reason);
      await reads(`“${reason}”`, panel('History'));
      return changes;
    };
    expect(await change({ 'What you expect': 'Nobody misses it.' }, 'Braver')).toEqual([
      'What you expect: More members open Rewards. → Nobody misses it.',
    ]);
    const shares = { 'Variant 1: share in percent': '90', 'Variant 2: share in percent': '10' };
    expect(await change(shares, 'Safer')).toEqual([
      'Variants: control: 50%, on variant: 50%, off → control: 90%, on variant: 10%, off',
    ]);
    await reads(/Version 3Current“Safer”.*Version 2.*“Braver”.*Version 1.*“A try”/, panel('History'));
    const comparison = () => text(panel('History').querySelector('details') ?? undefined);
    expect(comparison()).toMatch(/50%.*90%/);
    expect(comparison()).not.toContain('Nobody misses it.');
    await fill({ Compare: String(value('Compare')).replace('Version 2', 'Version 1') }, panel('History'));
    expect(comparison()).toMatch(/More members open Rewards\..*Nobody misses it\./);

    await press('Go back to version 1');
    expect((await review()).changes).toEqual([
      'What you expect: Nobody misses it. → More members open Rewards.',
      'Variants: control: 90%, on variant: 10%, off → control: 50%, on variant: 50%, off',
    ]);
    await confirm('Save experiment', 'As planned');
    await reads(/Version 4Current“As planned”/, panel('History'));
    expect(await stored('many_versions')).toMatchObject([
      {
        version: 4,
        hypothesis: 'More members open Rewards.',
        variants: [{ weight: 5_000 }, { weight: 5_000 }],
      },
    ]);
    await press('Start');
    await review();
    await confirm('Start', 'Begin');
    await reads(/It has started, so its setup stays as it is\..*Version 5Current“Begin”/, panel('History'));
    expect(pressables()).not.toContain('Go back to version 1');
  });

  it('that no member has seen is deleted', async () => {
    await app.open('/internal/experiments/new', { as: await app.newStaff(TARGETING_ROLES) });
    await create('not_needed', 'nav_hide');
    await press('Delete');
    expect(await review()).toMatchObject({ title: 'Delete not_needed?' });
    await confirm('Delete', 'Enough');
    await said('Experiment deleted.');
    await opens('Experiments');
    expect(await stored('not_needed')).toEqual([]);
  });
});
