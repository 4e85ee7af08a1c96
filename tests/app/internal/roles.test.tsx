import { waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { internalVerdict } from '../../../src/domain/session/internalGate.ts';
import { keysOfRole, STAFF_ROLES, type StaffRole } from '../../../src/domain/session/staffRoles.ts';
import { STAFF_TOOLS } from '../../../src/domain/session/staffTools.ts';
import { deliveryFaults } from '../../../src/server/meter/tables.ts';
import { Neighbourhood } from '../../support/neighbourhood.ts';
import { heading, layOut } from '../../support/staffPages.ts';
import { wholeApp } from '../../support/wholeApp.tsx';

layOut();
const app = wholeApp();

const opens = (role: StaffRole, path: string): boolean =>
  internalVerdict({ id: 'somebody', isAdmin: true, roleKeys: keysOfRole(role), attributes: {} }, path) ===
  'open';

/** A home in a program with an event, a payout that differs and a refused file, so that lists and alerts have links. */
beforeAll(async () => {
  const { database, clock, core } = app.server;
  const place = await Neighbourhood.on(database.db, clock);
  await place.household();
  await place.event('2026-06-20', 18, 19);
  await database.execute(
    `insert into payout_differences (brand, kind, reference, currency, found_at) values ('default', 'amount', 'P-1', 'USD', now())`,
  );
  await database.db.insert(deliveryFaults).values({
    id: core.deps.newId(),
    brand: 'default',
    utilityId: place.utilityId,
    fileName: 'monday.xml',
    sha256: 'a'.repeat(64),
    receivedAt: clock.now(),
    line: 0,
    code: 'not-a-meter-file',
    fault: 'This is no meter file.',
  });
  await app.pass({ minutes: 2 });
});

it.each(
  STAFF_ROLES.flatMap((role) =>
    STAFF_TOOLS.filter(({ path }) => opens(role, path)).map(({ path }) => [role, path] as const),
  ),
)('%s opens %s, and finds no link there that is refused', async (role, path) => {
  await app.open(path, { as: await app.newStaff(keysOfRole(role)) });
  await waitFor(() => expect(heading()).not.toBe(''));
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  expect(heading()).not.toMatch(/find that page|went wrong/);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/internal"]')].map(
    (link) => link.getAttribute('href')?.split(/[?#]/)[0] ?? '',
  );
  expect(links.filter((link) => !opens(role, link))).toEqual([]);
});
