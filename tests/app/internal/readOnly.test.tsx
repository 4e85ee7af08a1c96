import { screen, waitFor } from '@testing-library/react';
import { toGlobalId } from 'graphql-relay';
import { expect, it } from 'vitest';
import { MEMBER_SECTION_ROLES } from '../../../src/domain/session/memberSections.ts';
import { STAFF_TOOLS } from '../../../src/domain/session/staffTools.ts';
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

const open = async (path: string) => {
  await app.open(path, { as: await app.newStaff(['internal_read']) });
  await waitFor(() => expect(heading()).not.toBe(''));
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  expect(screen.getAllByText(/^You can look at everything here\./)).toHaveLength(1);
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

it('the own log-in stays open to people who may only read elsewhere', async () => {
  await open('/internal/security');
  await waitFor(() => expect(pressable()).not.toEqual([]));
});
