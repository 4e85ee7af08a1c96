import { hashPassword, saveAttributes } from '../session/service.ts';
import type { Country } from '../../domain/brands/countries.ts';
import type { Household } from '../../domain/demo/household.ts';
import { INTERNAL_KEYS, type InternalKey } from '../../domain/features/roleKeys.ts';
import { addDays, toLocalDate, startOfLocalDay } from '../../domain/meter/zone.ts';
import { keysOfRole } from '../../domain/session/staffRoles.ts';
import type { Brand } from '../brands/service.ts';
import type { Db } from '../platform/db/db.ts';
import { ATTRIBUTE } from '../../domain/session/attributeKeys.ts';
import { connectInPast } from './connections.ts';
import { DEMO_CAST, PENDING_SINCE_DAYS, RETAIL_PART, type DemoPart, type DemoRole } from './cast.ts';
import { lately } from './eveningPlan.ts';
import { DEMO_NAMES, type DemoUtility } from './places.ts';
import { createRandom } from './random.ts';
import type { DemoMember } from './record.ts';
import { insertMember, insertStaffRoles, insertVacation } from './store/world.ts';

/** Marks the member whose log-in is printed and who gets replays. */
export const DEMO_MEMBER_ATTRIBUTE = 'DEMO_MEMBER';

/** Password of every demonstration log-in. */
export const DEMO_PASSWORD = 'try-it-this-evening';

const DAY_MS = 86_400_000;
/** How long the cast have been members. */
export const MEMBER_FOR_DAYS = 400;

/** Role keys of the people on the staff. */
const STAFF_ROLES: Partial<Readonly<Record<DemoRole, readonly InternalKey[]>>> = {
  staff: INTERNAL_KEYS,
  // The second person, who approves changes for many members and decides on payouts.
  colleague: [
    'internal_experience_manager_list',
    'internal_experience_manager_view',
    'internal_experience_manager_override',
    'internal_segmentation',
    'internal_placements',
    'internal_wallet',
  ],
  // Answers members' questions.
  support: keysOfRole('support'),
};

/** A utility of the brand with its program. */
export interface DemoPlace {
  readonly utility: DemoUtility;
  readonly utilityId: string;
  readonly programId: string;
}

/** Creates a brand's members with connections, attributes and roles; readings and events follow. */
export async function makePeople(
  tx: Db,
  brand: Brand,
  places: readonly [DemoPlace, ...DemoPlace[]],
  now: Date,
  newId: () => string,
): Promise<DemoMember[]> {
  const { country } = brand.config;
  const random = createRandom('people', brand.id);
  const first = random.shuffled(DEMO_NAMES[country].first);
  const last = random.shuffled(DEMO_NAMES[country].last);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const cast = brand.config.texasTermsUrl === null ? DEMO_CAST : [...DEMO_CAST, RETAIL_PART];

  const made: DemoMember[] = [];
  for (const [index, part] of cast.entries()) {
    const place = part.utility === null ? null : (places[part.utility] ?? places[0]);
    const firstName = first[index % first.length] ?? 'Alex';
    // After one round of first names, the last names shift.
    const lastName = last[(index + Math.floor(index / first.length)) % last.length] ?? 'Doe';
    const memberId = newId();
    const email = demoEmail(brand.id, part.role);
    const zone = (place ?? places[0]).utility.timeZone;
    const roles = STAFF_ROLES[part.role];
    const createdAt = new Date(now.getTime() - (part.role === 'carbon' ? 1 : MEMBER_FOR_DAYS) * DAY_MS);
    await insertMember(tx, {
      id: memberId,
      brand: brand.id,
      email,
      emailKey: email,
      passwordHash,
      firstName,
      lastName,
      country,
      timeZone: zone,
      createdAt,
      isAdmin: roles !== undefined,
      postalCode: place?.utility.postalCodes[0] ?? null,
      region: place?.utility.region ?? null,
      texasRetail: part.role === 'retail',
      accountSetupStatus: 'NotStarted',
    });
    if (part.role === 'demo') await saveAttributes(tx, memberId, { [DEMO_MEMBER_ATTRIBUTE]: '1' });
    if (part.role === 'diamond') await saveAttributes(tx, memberId, { [ATTRIBUTE.betaVolunteer]: '1' });
    if (part.role === 'silver' && brand.config.enrollmentUrls['thermostat_partner'] !== undefined)
      await cameByThermostat(tx, memberId);
    if (roles !== undefined) await insertStaffRoles(tx, memberId, roles, now);
    if (place !== null && part.connection !== 'none')
      await connectInPast(tx, {
        brandId: brand.id,
        memberId,
        utilityId: place.utilityId,
        zip: place.utility.postalCodes[0] ?? null,
        part,
        signedUpAt: createdAt,
        problemSince: lately(place.utility.timeZone, now),
      });
    if (part.role === 'away') await startVacation(tx, memberId, zone, now, newId);
    made.push(remembered(brand, part, { memberId, email, name: `${firstName} ${lastName}`, zone, now }));
  }
  return made;
}

/** Came from the smart-thermostat partner's pages, and returns there at the end. */
async function cameByThermostat(tx: Db, memberId: string): Promise<void> {
  await saveAttributes(tx, memberId, {
    [ATTRIBUTE.thermostatEnrollment]: 'thermostat-peak-hours',
    [ATTRIBUTE.partnerAccountLinking]: '1',
  });
}

/** Its end is what staff see of it. */
function meterNumber(brandId: string, role: DemoRole): string {
  const end = Math.floor(createRandom('meter', brandId, role).between(1_000_000, 9_999_999));
  return `demonstration/${brandId}/${role}/${end}`;
}

/** The address of a role. The two whose log-ins are printed have short ones. */
export function demoEmail(brandId: string, role: DemoRole): string {
  return `${role}@${brandId}.example`;
}

/** On vacation since yesterday, for eight more days. */
async function startVacation(
  tx: Db,
  memberId: string,
  zone: string,
  now: Date,
  newId: () => string,
): Promise<void> {
  const today = toLocalDate(zone, Math.floor(now.getTime() / 1000));
  await insertVacation(tx, {
    memberId,
    id: newId(),
    startsOn: addDays(today, -1),
    endsOn: addDays(today, 8),
  });
}

interface Facts {
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly zone: string;
  readonly now: Date;
}

/** The home of a member of the cast; null: without readings. */
export function demoHousehold(
  brandId: string,
  country: Country,
  { role, meterMinutes }: DemoPart,
  zone: string,
): Household | null {
  if (meterMinutes === null) return null;
  return {
    seed: `${brandId}/${role}`,
    zone,
    intervalSeconds: meterMinutes * 60,
    size: createRandom('home', brandId, role).between(1.8, 3.2),
    southern: country === 'AU',
    solar: role === 'solar',
  };
}

function remembered(brand: Brand, part: DemoPart, { memberId, email, name, zone, now }: Facts): DemoMember {
  const home = demoHousehold(brand.id, brand.config.country, part, zone);
  const today = toLocalDate(zone, Math.floor(now.getTime() / 1000));
  const silentSince =
    part.role === 'pending' ? startOfLocalDay(zone, addDays(today, -PENDING_SINCE_DAYS)) * 1000 : null;
  return {
    brandId: brand.id,
    memberId,
    role: part.role,
    email,
    name,
    home,
    meterNumber: meterNumber(brand.id, part.role),
    eventUse: part.eventUse,
    silentSince,
    readUntil: 0,
  };
}
