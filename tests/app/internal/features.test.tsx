import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { featureOverrides } from '../../../src/server/features/tables.ts';
import {
  alerts,
  choose,
  confirm,
  confirmWithoutReason,
  fault,
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
  sortBy,
  text,
  value,
} from '../../support/staffPages.ts';
import { TARGETING_ROLES, saveFeature, saveSegment } from '../../support/targetingSeeds.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const [LIST, VIEW] = [['internal_experience_manager_list'], ['internal_experience_manager_view']] as const;
const hasFeature = async (member: string, key: string) => {
  const browser = await app.server.loggedIn(member);
  const { features } = (await browser.call('/api/v2/features')).json<{
    features: readonly { readonly key: string; readonly isEnabled: boolean }[];
  }>();
  return features.find((each) => each.key === key)?.isEnabled;
};

beforeAll(async () => {
  await saveSegment(await app.server.loggedIn(await app.newStaff(TARGETING_ROLES)), { name: 'In Canada' });
});

describe('INT-02: the list of features', () => {
  it('has what each does and its default, is sorted and searched', async () => {
    await app.open('/internal/features', { as: await app.newStaff(LIST) });
    await waitFor(() => expect(list('Features').rows).not.toEqual([]));
    const { columns, rows } = list('Features');
    expect(columns).toEqual(['Feature', 'What it does', 'Default', 'Rules', 'Overrides', 'Changed']);
    expect(rows).toContainEqual({
      Feature: 'nav_hide',
      'What it does': 'Hides the bottom navigation everywhere.',
      Default: 'Off',
      Rules: '0',
      Overrides: '0',
      Changed: 'Never',
    });
    expect(await sortBy('Features', 'Feature')).toBe('ascending');
    expect(list('Features').names[0]).toBe('appliance_inventory');
    await fill({ 'Search features': 'wheel' });
    await listed('Features', ['rewards_wheel']);
    await fill({ 'Search features': 'zzz' });
    await reads('No matches. Try a different search or filter.');
  });

  it('opens the first row that a search finds, from the keyboard alone', async () => {
    const { user } = await app.open('/internal/features', { as: await app.newStaff(TARGETING_ROLES) });
    await waitFor(() => expect(list('Features').rows).not.toEqual([]));
    await user.keyboard('/wheel{Enter}');
    await opens('rewards_wheel');
  });

  it('is one of the tools in groups, and Ctrl-K opens any tool or object of one’s roles by its name', async () => {
    const { user } = await app.open('/internal', { as: await app.newStaff(TARGETING_ROLES) });
    await opens('Overview');
    const groups = [...document.querySelectorAll('nav[aria-label="Staff tools"] ul[aria-labelledby]')].map(
      (each) => document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
    expect(groups).toEqual(['Who sees what', 'System']);
    const PROMPT = 'Tool, member, event, order, program …';
    await user.keyboard('{Control>}k{/Control}');
    await choose(PROMPT, 'In Canada');
    await opens('In Canada');
    await press('Open …Ctrl K');
    await fill({ [PROMPT]: 'payouts' });
    await reads('Nothing found.', document.body);
    await fill({ [PROMPT]: '' });
    await choose(PROMPT, 'Segments');
    await opens('Segments');
  });

  it('INT-03, INT-04: details and a member’s overrides each need a role of their own', async () => {
    const li = await app.newStaff(LIST, { email: 'li@example.org' });
    const tab = await app.open('/internal/features/members?member=li@example.org', { as: li });
    await reads('rewards_wheel');
    expect(pressables()).not.toContain('Override');
    await tab.go('/internal/features/rewards_wheel');
    await opens('We can’t find that page');

    const other = await app.open('/internal/features/rewards_wheel', { as: await app.newStaff(VIEW) });
    await opens('rewards_wheel');
    expect(pressables()).not.toContain('Add rule');
    await other.go('/internal/features');
    await reads('Your roles don’t include this list.');
    await other.go('/internal/features/members?member=li@example.org');
    await reads('Your roles don’t include members’ features.');
  });
});

describe('a feature', () => {
  it('shows members the variation that a rule chooses; one without variations offers none', async () => {
    const member = await app.newMember();
    await app.open('/internal/features/dashboard_standing', { as: await app.newStaff(TARGETING_ROLES) });
    await opens('dashboard_standing');
    await press('Add rule');
    await fill({ Variation: 'lead' });
    await press('Review change');
    await confirm('Save');
    await said('Saved: dashboard_standing');
    await app.open('/', { as: member });
    const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(order()[0]).toBe('Where you stand'));
    await app.open('/internal/features/signup_phone', { as: await app.newStaff(TARGETING_ROLES) });
    await press('Add rule');
    await reads('Rule 1: for');
    expect(screen.queryByLabelText('Variation')).not.toBeInTheDocument();
  });

  const page = '/internal/features/signup_phone';

  it('INT-05 to INT-07: is switched off for a segment after a review of who loses it, and explained', async () => {
    const [canadian, american] = [
      await app.newMember({ country: 'CA', email: 'maple@example.org' }),
      await app.newMember({ email: 'palm@example.org' }),
    ];
    await app.open(page, { as: await app.newStaff(TARGETING_ROLES) });
    await opens('signup_phone');
    await reads('No rules. The default decides.');
    await press('Add rule');
    await fill({ 'Rule 1: for': 'In Canada', 'Share in percent': '0', 'Then it’s': 'Off' });
    await press('Review change');
    expect(fault('Share in percent')).toBe('Enter a share from 0.01 to 100.');
    await fill({ 'Share in percent': '100' });
    // Rules are moved and removed.
    await press('Add rule');
    await press('Move up rule 2');
    expect(value('Rule 2: for')).toBe('In Canada');
    await press('Remove rule 1');
    expect(value('Rule 1: for')).toBe('In Canada');
    await press('Review change');
    expect(await review()).toEqual({
      title: 'Change signup_phone?',
      changes: ['Rules: No rules. The default decides. → 1. In Canada, 100%: off'],
      effects: ['Members see it at their next request.'],
    });
    await reads('No one gets it, one loses it.');
    expect(await confirmWithoutReason('Save')).toBe('Say why in a few words.');
    await confirm('Save', 'Trying it');
    await said('Saved: signup_phone');
    await reads(/Version 1.*Trying it.*In Canada, 100%: off/, panel('History'));
    expect([await hasFeature(canadian, 'signup_phone'), await hasFeature(american, 'signup_phone')]).toEqual([
      false,
      true,
    ]);
    for (const [who, words] of [
      ['maple', /^.*Off Rule 1 .*This rule decides: in “In Canada”/],
      ['palm', /This rule doesn’t fit: not in “In Canada”.*Would match if Country were CA/],
    ] as const) {
      await fill({ 'Member’s email or id': `${who}@example.org` });
      await press('Explain');
      await reads(words);
    }
    await fill({ 'Member’s email or id': 'nobody@example.org' });
    await press('Explain');
    await reads('We don’t know this member.');
  });

  it('INT-12: that somebody else changed meanwhile is shown beside one’s own, which is kept until it is saved or given up', async () => {
    const colleague = await app.server.loggedIn(await app.newStaff(TARGETING_ROLES));
    await app.open('/internal/features/settings_theme', { as: await app.newStaff(TARGETING_ROLES) });
    await opens('settings_theme');
    await saveFeature(colleague, { key: 'settings_theme', isEnabled: false, version: 0 });
    await fill({ Default: 'On' });
    await press('Add rule');
    await press('Review change');
    await review();
    await confirm('Save');
    await reads(/Theirs, version 1.*Default: Off.*Yours.*Default: On.*Every member, 100%: on/);
    expect(value('Default')).toBe('On');
    await press('Save mine over it');
    await review();
    await confirm('Save', 'After all');
    await reads(/Version 2.*After all/, panel('History'));

    await saveFeature(colleague, { key: 'settings_theme', isEnabled: false, version: 2 });
    await press('Remove rule 1');
    await press('Review change');
    await review();
    await confirm('Save');
    await reads('Theirs, version 3');
    await press('Load theirs');
    await reads('Version 3', panel('History'));
    expect(value('Default')).toBe('Off');
  });
});

describe('one member’s features', () => {
  it('INT-04, SES-36: are overridden until a time or until cleared, cleared and brought back, and end by themselves', async () => {
    const member = await app.newMember({ email: 'one@example.org' });
    const overrides = () =>
      app.server.database.db.select().from(featureOverrides).where(eq(featureOverrides.memberId, member));
    const tab = await app.open('/internal/features/members', {
      as: await app.newStaff([...TARGETING_ROLES, 'internal_programs']),
    });
    await reads('Enter a member’s email or id.');
    await fill({ 'Member’s email or id': 'one@example.org' });
    await fill({ rewards_wheel: true, nav_hide: true });
    await press('Override 2 features');
    await review();
    await fill({ State: 'Off', Until: '06/16/2026' });
    await confirm('Save');
    expect(fault('Until')).toBe('Enter a day and a time.');
    await fill({ Until: '06/16/2026 09:00' });
    await confirm('Save', 'For a moment');
    await said('Overrides saved.');
    await waitFor(() =>
      expect(list('Overrides').rows).toMatchObject([
        { Feature: 'nav_hide', State: 'Off', Reason: 'For a moment' },
        { Feature: 'rewards_wheel', State: 'Off', Reason: 'For a moment' },
      ]),
    );
    expect(await hasFeature(member, 'rewards_wheel')).toBe(false);
    await press('Clear all overrides');
    expect(await review()).toMatchObject({
      title: 'Clear all overrides of this member?',
      effects: ['Rules and defaults decide again. You can undo this once.'],
    });
    await confirm('Clear all', 'Enough');
    await said('Overrides cleared.');
    expect([await overrides(), await hasFeature(member, 'rewards_wheel')]).toEqual([[], true]);
    await press('Undo clearing');
    await review();
    await confirm('Bring back', 'Not yet');
    await said('Overrides are back.');
    expect(await hasFeature(member, 'rewards_wheel')).toBe(false);
    // In the zone of the one who typed it.
    const [{ expiresAt } = { expiresAt: null }] = await overrides();
    await app.pass({ seconds: ((expiresAt?.getTime() ?? 0) - app.server.clock.now().getTime()) / 1_000 });
    expect(await hasFeature(member, 'rewards_wheel')).toBe(true);
    await tab.load();
    await reads('No overrides.');
    await tab.go('/internal/audit');
    await reads(new RegExp(`DISABLED until ${expiresAt?.toISOString()}`));
  });

  it('are those of an earlier day, and of nobody for an unknown member', async () => {
    await app.newMember({ email: 'early@example.org' });
    const tab = await app.open(
      '/internal/features/members?member=early@example.org&at=2026-06-10T12:00:00Z',
      { as: await app.newStaff(TARGETING_ROLES) },
    );
    await reads(/As of .*June 10, 2026/);
    expect(alerts()).toEqual([]);
    await fill({ 'As of': '06/11/2026 09:30' });
    await press('Show');
    await reads(/As of .*June 11, 2026/);
    expect(new URLSearchParams(window.location.search).get('at')).toBe('2026-06-11T16:30:00.000Z');
    await tab.go('/internal/features/members?member=nobody@example.org');
    await reads('We don’t know this member.');
    expect(text()).not.toContain('rewards_wheel');
  });
});

it('INT-05: staff see the app as a member sees it, and save nothing there', async () => {
  await app.newMember({ email: 'seen@example.org', firstName: 'Gwen' });
  const tab = await app.open('/internal/features/members?member=seen@example.org', {
    as: await app.newStaff(TARGETING_ROLES),
  });
  await press('See their app');
  expect(await review()).toMatchObject({
    effects: [
      'You can look at everything, and nothing you do there is saved.',
      'It ends on its own after half an hour. Your own tools are back when you leave.',
    ],
  });
  await fill({ Reason: 'They asked' });
  await press('See their app');
  expect(await screen.findByText('Hi, Gwen')).toBeVisible();
  expect((await tab.browser.call('/vacation/stop', { method: 'POST' })).statusCode).toBe(403);
  await tab.load('/internal/members');
  await opens('We can’t find that page');
});

it('INT-05: each step is in the audit log, linked to what it is about', async () => {
  const staff = await app.newStaff([...TARGETING_ROLES, 'internal_programs'], { email: 'log@example.org' });
  const browser = await app.server.loggedIn(staff);
  await saveSegment(browser, { name: 'In the log' });
  await saveFeature(browser, { key: 'banner_device', isEnabled: false, version: 0 });
  const tab = await app.open('/internal/audit', { as: staff });
  const entries = () => [...document.querySelectorAll('main li')].map((entry) => text(entry));
  await waitFor(() =>
    expect(entries()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Feature changed.*banner_device/),
        expect.stringMatching(/^Segment created.*In the log/),
      ]),
    ),
  );
  await press('In the log');
  await opens('In the log');
  await tab.go('/internal/audit');
  await press('banner_device');
  await opens('banner_device');
});

describe('what is typed into a form of staff', () => {
  it('is kept as a draft, is back after a link and a reload, is shown to colleagues, and goes once it is saved', async () => {
    const ann = await app.newStaff(TARGETING_ROLES, { email: 'ann@example.org' });
    const tab = await app.open('/internal/features/settings_phones', { as: ann });
    await opens('settings_phones');
    await fill({ Default: 'Off' });
    await app.pass({ seconds: 2 });
    await reads(/Draft kept .*, \d\d:\d\d\. Members don’t see it until you save\./);
    await press('Add rule');
    await fill({ 'Share in percent': '25' });
    // Within the moment before it is kept: it is kept on the way.
    await press('Overview');
    await opens('Overview');
    await tab.go('/internal/features/settings_phones');
    await reads(/Your draft of .* is back/);
    expect([value('Default'), value('Share in percent')]).toEqual(['Off', '25']);
    await tab.load();
    await reads(/Your draft of .* is back/);
    expect([value('Default'), value('Share in percent')]).toEqual(['Off', '25']);

    const other = await app.open('/internal/features/settings_phones', {
      as: await app.newStaff(TARGETING_ROLES),
    });
    await reads(/ann@example.org has a draft of /);
    expect(value('Default')).toBe('The brand’s default: on');
    await press('Open the draft');
    expect([value('Default'), value('Share in percent')]).toEqual(['Off', '25']);
    await press('Discard the draft');
    expect(value('Default')).toBe('The brand’s default: on');
    expect(other.address()).toBe('/internal/features/settings_phones');

    const again = await app.open('/internal/features/settings_phones', { as: ann });
    await reads(/Your draft of .* is back/);
    await press('Review change');
    await review();
    await confirm('Save', 'At last');
    await said('Saved: settings_phones');
    await again.load();
    await waitFor(() => expect(panel('History')).toHaveTextContent('Version 1'));
    expect(text()).not.toContain('draft');
  });

  it('that the same person changed in another tab asks which draft stays, and keeps neither before that', async () => {
    const ann = await app.newStaff(TARGETING_ROLES, { email: 'ann.two@example.org' });
    const otherTab = await app.server.loggedIn(ann);
    const path = '/internal/features/settings_notifications';
    const kept = async () =>
      (
        await otherTab
          .clone()
          .graphql<{ staff: { drafts: { drafts: { content: string }[] } } }>(
            `{ staff { drafts(kind: FEATURE, objectId: "settings_notifications") { drafts { content } } } }`,
          )
      ).data?.staff.drafts.drafts[0]?.content ?? '';
    const typeElsewhere = async (from: string, to: string) => {
      const content = await kept();
      expect(content).toContain(from);
      await otherTab
        .clone()
        .graphql(`mutation Keep($input: KeepDraftInput!) { keepDraft(input: $input) { __typename } }`, {
          input: {
            kind: 'FEATURE',
            objectId: 'settings_notifications',
            version: 0,
            content: content.replace(from, to),
            replaces: content,
          },
        });
    };
    const { user } = await app.open(path, { as: ann });
    await opens('settings_notifications');
    await press('Add rule');
    await fill({ 'Share in percent': '25' });
    await app.pass({ seconds: 2 });
    await reads(/Draft kept/);

    await typeElsewhere('"25"', '"40"');
    await fill({ 'Share in percent': '30' });
    await app.pass({ seconds: 2 });
    const question = () => screen.findByRole('dialog', { name: 'You changed this draft in another tab' });
    await question();
    expect(await kept()).toContain('"40"');
    await user.keyboard('{Escape}');
    await reads('This draft isn’t kept, because you changed it in another tab.');
    await fill({ 'Share in percent': '35' });
    await app.pass({ seconds: 2 });
    expect(await kept()).toContain('"40"');
    await press('Choose a draft');
    await user.click(within(await question()).getByRole('button', { name: 'Use the other draft' }));
    await waitFor(() => expect(value('Share in percent')).toBe('40'));

    await typeElsewhere('"40"', '"60"');
    await fill({ 'Share in percent': '45' });
    await app.pass({ seconds: 2 });
    await user.click(within(await question()).getByRole('button', { name: 'Keep this draft' }));
    await reads(/Draft kept/);
    expect(value('Share in percent')).toBe('45');
    expect(await kept()).toContain('"45"');

    await typeElsewhere('"45"', '"70"');
    await press('Discard the draft');
    await reads(/You have a draft of/);
    expect(await kept()).toContain('"70"');
    await press('Open the draft');
    await waitFor(() => expect(value('Share in percent')).toBe('70'));
  });

  it('goes back to an earlier version of a feature, is saved at a time that the draft keeps, and is back in the form where something else was saved before', async () => {
    const tab = await app.open('/internal/features/settings_home', {
      as: await app.newStaff(TARGETING_ROLES),
    });
    await opens('settings_home');
    for (const state of ['Off', 'On']) {
      await fill({ Default: state });
      await press('Review change');
      await review();
      await confirm('Save', `Now ${state}`);
      await reads(`“Now ${state}”`, panel('History'));
    }
    await press('Go back to version 1');
    expect(await review()).toMatchObject({ changes: ['Default: On → Off'] });
    const MOMENT = 'Date and time (America/Los_Angeles)';
    await fill({ 'On a date': true });
    await confirm('Schedule', 'Tonight');
    expect(fault(MOMENT)).toBe('Enter a date and a time.');
    await fill({ [MOMENT]: '06/20/2026 18:00' });
    await app.pass({ seconds: 2 });
    await tab.load();
    await reads(/Your draft of .* is back/);
    await press('Review change');
    await review();
    expect(value(MOMENT)).toBe('06/20/2026 18:00');
    await confirm('Schedule', 'Tonight');
    await said('Scheduled for June 20, 2026, 18:00');
    await reads(/June 20, 2026, 18:00Scheduled“Tonight”/);
    await app.pass({ days: 6 });
    await tab.load();
    await reads(/Version 3Current“Tonight”/);
    await reads(/June 20, 2026, 18:00Saved“Tonight”/);

    await fill({ Default: 'On' });
    await press('Review change');
    await review();
    await fill({ 'On a date': true, [MOMENT]: '06/30/2026 18:00' });
    await confirm('Schedule', 'For the summer');
    await reads(/June 30, 2026, 18:00Scheduled“For the summer”/);
    await fill({ Default: 'The brand’s default: on' });
    await press('Review change');
    expect((await review()).effects).toContain(
      'A change is scheduled that starts from what’s saved now, so it won’t be saved at its time. You can open it in the form.',
    );
    await confirm('Save', 'At once');
    await reads(/June 30, 2026, 18:00Not saved: something changed before“For the summer”/);
    await press('Open in the form');
    expect(await review()).toMatchObject({ changes: ['Default: The brand’s default: on → On'] });
  });
});
