import { screen, waitFor, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InternalKey } from '../../../src/domain/features/roleKeys.ts';
import { sentMessages } from '../../../src/server/notifications/tables.ts';
import { logIns } from '../../../src/server/session/tables.ts';
import {
  addClaims,
  addLogIns,
  addNotes,
  fillMemberLists,
  fillMemberRecords,
} from '../../support/memberLists.ts';
import { givePoints } from '../../support/rewardShelf.ts';
import { heading, layOut, list, panel, press, pressables, saved, sortBy } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();
const pageOf = (memberId: string, section: string) =>
  `/internal/members/${encodeURIComponent(toGlobalId('MemberRecord', memberId))}${section.replace(/^(?=.)/, '/')}`;

let memberId = '';
beforeAll(async () => {
  const { core, clock, database } = app.server;
  memberId = await app.newMember({ email: 'much-happened@example.org' });
  await fillMemberLists(app.server, memberId);
  await fillMemberRecords(app.server, memberId);
  await givePoints(core.deps, memberId, 120);
  const id = core.deps.newId();
  await database.db.insert(sentMessages).values({
    id,
    key: id,
    brand: 'default',
    memberId,
    template: 'event-advance',
    channel: 'sms',
    state: 'dropped',
    reason: 'no-consent',
    createdAt: clock.now(),
    expiresAt: clock.now(),
  });
}, 120_000);

/** By section and panel: the file's first line, and a line in it. */
const files = [
  ['', 'What happened', 'at,kind,what,details,by,points', /^\d{4}-[^,]+,Notes,Note,Rings back,,$/],
  [
    'events',
    'Events',
    'start,end,program,status,answer,settlement,reduction_wh,points',
    /^2026-06-21T01:00:00\.000Z,2026-06-21T02:00:00\.000Z,Peak Hours [^,]+,SCHEDULED,Left or declined,–,,$/,
  ],
  ['balance', 'Movements', 'id,booked,cause,note,event,order,points,watts,points after', /,120,\d+,120$/],
  [
    'orders',
    'Orders',
    'Ordered,Item,Points,Status,Delivered,Code viewed',
    /,1 smart plug,0,"Placed, waiting for the member’s address",,$/,
  ],
  ['orders', 'Spins', 'Granted,For,Spun,Won,Points', /,Waiting,,$/],
  [
    'orders',
    'Referrals',
    'Joined,Referrer,Friend,State,Referrer’s points,Friend’s points',
    /,much-happened@example\.org,friend-[\da-f-]+@example\.org,[^,]+,,$/,
  ],
  [
    'messages',
    'Emails, texts and push messages',
    'created,message,subject,channel,state,reason,sent',
    /^\d{4}-[^,]+,event-advance,,Text message,Not sent,No consent to text messages\.,$/,
  ],
  ['access', 'Log-ins and failed tries', 'When,What,Browser,Network', /,Wrong password,[^,]*,192\.0\.2\.7$/],
  [
    'access',
    'Where they’re logged in',
    'Browser,Network,Since,Last used,Ends',
    /^Firefox on Android,,"[^"]+","[^"]+","[^"]+"$/,
  ],
  [
    'access',
    'Phone numbers',
    'Number,Confirmed,Text messages,Added',
    /^'\+14155550142,Yes,Never agreed,"[^"]+"$/,
  ],
  ['access', 'Notifications they changed', 'Notification,Answer', /^[^,]+,On$/],
  ['access', 'People of the home', 'Email,Name,Here as', /^lives-here@example\.org,,Invited [^,]+$/],
  ['access', 'Consents', 'When,What,Answer,Details', /,Measuring visits,Refused,necessary$/],
  [
    'connection',
    'Connection so far',
    'When,Utility,Status,How',
    /,Enrolled in the market,Reported by the utility$/,
  ],
  [
    'connection',
    'Claimed meters',
    'Number,Utility,Claimed by,Connected to,Claimed',
    /^Meter …4711,Cedar,1much-happened@example\.org,much-happened@example\.org,"[^"]+"$/,
  ],
  [
    'connection',
    'Meters',
    'Meter,Owner,Last reading,Days with readings,Gaps in the last 30 days,Same digits at',
    /^…4711,Confirmed,,0,None,$/,
  ],
  [
    'devices',
    'Devices',
    'Device,Type,Maker,State,Takes part,Last report,Added',
    /^Hallway,Thermostat,Slate,Online,Yes,/,
  ],
  ['devices', 'What they did', 'When,Device,What,Event', /,Hallway,Went offline,$/],
] as const;

describe('the files of a member’s records', () => {
  it.each(files)('%s: %s', async (section, title, head, line) => {
    await app.open(pageOf(memberId, section), {
      as: await app.newStaff(['internal_programs', 'internal_wallet']),
    });
    await waitFor(() => panel(title));
    const [first, ...lines] = await saved(panel(title));
    expect(first).toBe(head);
    expect(lines).toContainEqual(expect.stringMatching(line));
  });

  it.each<readonly [section: string, key: InternalKey]>([
    ['balance', 'internal_programs'],
    ['orders', 'internal_programs'],
    ['messages', 'internal_rewards'],
    ['access', 'internal_rewards'],
    ['connection', 'internal_rewards'],
    ['devices', 'internal_rewards'],
  ])('of %s are not for staff with %s alone', async (section, key) => {
    await app.open(pageOf(memberId, section), { as: await app.newStaff([key]) });
    await waitFor(() => expect(heading()).not.toBe(''));
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    expect(pressables()).not.toContain('Download as CSV');
  });
});

it('a long list of a member’s records is paged to its end; its file and its order are of the whole list', async () => {
  const longer = await app.newMember({ email: 'tried-often@example.org' });
  await addLogIns(app.server, longer, 119);
  // The oldest, on the weekday that the alphabet has last.
  await app.server.database.db.insert(logIns).values({
    id: app.server.core.deps.newId(),
    brand: 'default',
    memberId: longer,
    at: new Date('2026-06-10T20:00:00Z'),
    outcome: 'in',
    agent: '',
    network: '198.51.100.4',
  });
  const title = 'Log-ins and failed tries';
  const foot = () => within(panel(title)).getByRole('status').textContent;
  const as = await app.newStaff(['internal_programs']);
  await app.open(pageOf(longer, 'access'), { as });
  await waitFor(() => expect(foot()).toBe('25 of 120 rows'));
  await press('Show more', panel(title));
  await waitFor(() => expect(foot()).toBe('50 of 120 rows'));
  await press('Show more', panel(title));
  await waitFor(() => expect(foot()).toBe('75 of 120 rows'));
  expect(await saved(panel(title))).toHaveLength(121);

  await app.open(pageOf(longer, 'access'), { as });
  await waitFor(() => expect(foot()).toBe('25 of 120 rows'));
  expect(await sortBy(title, 'When')).toBe('ascending');
  await waitFor(() => expect(list(title).rows[0]?.['Network']).toBe('198.51.100.4'));
});

it('all claims of a member’s meter are shown by pages, and in its file', async () => {
  const claimed = await app.newMember({ email: 'often-claimed@example.org' });
  await addClaims(app.server, claimed, 101);
  await app.open(pageOf(claimed, 'connection'), { as: await app.newStaff(['internal_programs']) });
  const foot = () => within(panel('Claimed meters')).getByRole('status').textContent;
  await waitFor(() => expect(foot()).toBe('25 of 101 rows'));
  expect(await saved(panel('Claimed meters'))).toHaveLength(102);
});

it('notes are shown by pages, the latest first; a pinned one is above them, however old it is', async () => {
  const noted = await app.newMember({ email: 'often-noted@example.org' });
  await addNotes(app.server, noted, 29);
  await app.open(pageOf(noted, ''), { as: await app.newStaff(['internal_programs']) });
  const shown = () =>
    within(panel('Notes'))
      .getAllByText(/^Call /)
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(shown()).toHaveLength(25));
  expect(shown()).not.toContain('Call 1');
  expect(screen.getAllByText('Call 1', { selector: 'p' })).toHaveLength(1);
  await press('Show more', panel('Notes'));
  await waitFor(() => expect(shown()).toHaveLength(29));
  expect(shown().at(-1)).toBe('Call 1');
});
