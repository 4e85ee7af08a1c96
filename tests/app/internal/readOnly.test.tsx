import { screen, waitFor, within } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InternalKey } from '../../../src/domain/features/roleKeys.ts';
import { MEMBER_SECTION_ROLES } from '../../../src/domain/session/memberSections.ts';
import { keysOfRole } from '../../../src/domain/session/staffRoles.ts';
import { STAFF_TOOLS } from '../../../src/domain/session/staffTools.ts';
import type { StoredEvent } from '../../../src/server/events/service.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { heading, layOut } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

let memberId: string | undefined;
const newHome = async () => {
  const { database, clock } = app.server;
  return (await (await Neighbourhood.on(database.db, clock)).household()).memberId;
};

/** What reads: tables, more of a list, another day. */
const READS = /^(?:Download as CSV|Download.*|More|Show.*|Print.*)$/;

/** The buttons that a person could press to change something. */
const pressable = () =>
  [...document.querySelectorAll('main button.button:not([disabled])')]
    .map((button) => button.textContent.trim())
    .filter((name) => !READS.test(name));

const open = async (path: string, roles: readonly InternalKey[] = ['internal_read']) => {
  const page = await app.open(path, { as: await app.newStaff(roles) });
  await waitFor(() => expect(heading()).not.toBe(''));
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  expect(screen.getAllByText(/^You can look at everything here\./)).toHaveLength(1);
  return page;
};

it.each(STAFF_TOOLS.map(({ path }) => path).filter((path) => path !== '/internal/security'))(
  '%s says once that it can only be read, and has no button that would be refused',
  async (path) => {
    await open(path);
    expect(pressable()).toEqual([]);
    expect(document.querySelector('main [data-new]:not([disabled])')).toBeNull();
  },
);

it.each(['', ...Object.keys(MEMBER_SECTION_ROLES).filter((section) => section !== 'overview')])(
  'the page of a member (%s) has no button that would be refused',
  async (section) => {
    memberId ??= await newHome();
    const id = encodeURIComponent(toGlobalId('MemberRecord', memberId));
    await open(`/internal/members/${id}${section === '' ? '' : `/${section}`}`);
    expect(pressable()).toEqual([]);
  },
);

describe('support', () => {
  let event: StoredEvent;
  beforeAll(async () => {
    const { database, clock } = app.server;
    const place = await Neighbourhood.on(database.db, clock);
    const home = await place.household();
    event = await place.event('2026-06-20', 18, 19, { nominatedKw: 5 });
    await place.join(home, event);
  });

  it.each(['', '/live'])('reads an event (%s) without a button that would be refused', async (part) => {
    const id = encodeURIComponent(toGlobalId('StaffEvent', event.id));
    await open(`/internal/events/${id}${part}`, keysOfRole('support'));
    expect(heading()).not.toMatch(/find that page|went wrong/);
    expect(pressable()).toEqual([]);
    const changes =
      /^(?:Move the event|Call the event off|Promise to the grid|Try the messages|Messages to homes)$/;
    expect(screen.queryByRole('heading', { name: changes })).not.toBeInTheDocument();
  });

  it('finds an event by the one search', async () => {
    const { user, address } = await open('/internal/events/calendar', keysOfRole('support'));
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /^Tool, member, event/ }), 'Peak Hours');
    const found = within(await screen.findByRole('group', { name: 'Events' })).getAllByRole('option');
    await user.click(found.at(0) as HTMLElement);
    await waitFor(() => expect(address()).toMatch(/^\/internal\/events\/./));
  });
});

it('the own log-in stays open to people who may only read elsewhere', async () => {
  await open('/internal/security');
  await waitFor(() => expect(pressable()).not.toEqual([]));
});
