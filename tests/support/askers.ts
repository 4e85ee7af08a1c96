import { eq } from 'drizzle-orm';
import { INTERNAL_KEYS, type InternalKey } from '../../src/domain/features/roleKeys.ts';
import type { AccessRule } from '../../src/server/platform/access/accessRule.ts';
import { members } from '../../src/server/session/tables.ts';
import type { HttpClient } from './httpClient.ts';
import type { TestServer } from './testServer.ts';

type StaffAsker = `staff with ${InternalKey}`;
export type Asker =
  | 'a stranger'
  | 'member'
  | 'a member of another brand'
  | 'a person of a home'
  | 'a member with role keys who is not staff'
  | 'staff without a key'
  | StaffAsker;

const keys = INTERNAL_KEYS;
const staffAsker = (key: InternalKey): StaffAsker => `staff with ${key}`;

/** Every kind of caller of the default brand. */
export const askers: readonly Asker[] = [
  'a stranger',
  'member',
  'a member of another brand',
  'a person of a home',
  'a member with role keys who is not staff',
  'staff without a key',
  ...keys.map(staffAsker),
];

export async function makeAskers(server: TestServer): Promise<Readonly<Record<Asker, HttpClient>>> {
  const as = async (member: Parameters<TestServer['addMember']>[0]): Promise<HttpClient> =>
    server.loggedIn(await server.addMember(member));
  const abroad = await server.loggedIn(await server.addMember({ brand: 'org' }), 'org.localhost');
  const fromAbroad = await server.client();
  fromAbroad.cookies.set('ebbwatt_session', abroad.cookies.get('ebbwatt_session') ?? '');
  const staff = await Promise.all(
    keys.map(async (key) => [staffAsker(key), await as({ isAdmin: true, roles: [key] })] as const),
  );
  const [owner, person] = [await server.addMember({}), await server.addMember({})];
  await server.database.db.update(members).set({ homeId: owner }).where(eq(members.id, person));
  return {
    'a stranger': await server.client(),
    member: await as({}),
    'a member of another brand': fromAbroad,
    'a person of a home': await server.loggedIn(person),
    'a member with role keys who is not staff': await as({ roles: keys }),
    'staff without a key': await as({ isAdmin: true }),
    ...(Object.fromEntries(staff) as Record<StaffAsker, HttpClient>),
  };
}

/** A rule's verdict on a caller, implemented independently of the product. */
export function mayBy(rule: AccessRule, asker: Asker): 'allowed' | 'stranger' | 'forbidden' {
  if (rule === 'anyone') return 'allowed';
  if (asker === 'a stranger' || asker === 'a member of another brand')
    return rule === 'visitor' ? 'allowed' : 'stranger';
  if (rule === 'household' || rule === 'person') return 'allowed';
  if (rule === 'member' || rule === 'visitor')
    return asker === 'a person of a home' ? 'forbidden' : 'allowed';
  const wanted = rule === 'staff' ? keys : rule;
  return wanted.some((key) => asker === staffAsker(key)) ? 'allowed' : 'forbidden';
}
