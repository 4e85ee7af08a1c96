import { brandOrigin, isLoopback } from '../../domain/brands/brandOrigin.ts';
import type { Brand } from '../brands/service.ts';
import { ConfigError, type Config } from '../platform/config.ts';
import { logsInBySso } from '../session/service.ts';
import { DEMO_CAST } from './cast.ts';
import { connectPartner } from './partner.ts';
import { connectToGrid } from './gridSource.ts';
import { orderPlug } from './orderedPlug.ts';
import { DEMO_PASSWORD } from './people.ts';
import type { DemoDeps } from './deps.ts';
import { DEMO_UTILITIES } from './places.ts';
import { payNow } from './payouts/makePayouts.ts';
import { readRecord } from './queries/world.ts';
import { orderNow } from './rewards/makeOrders.ts';
import type { DemoRecord } from './record.ts';
import { pointToSandbox } from './store/utilities.ts';
import { publishLate } from './lateReadings.ts';
import { tend } from './tend.ts';
import { connectVen } from './ven.ts';
import { makeWorld } from './world.ts';

/** Roles with log-ins beside the two that are printed for each brand. */
const OTHERS = DEMO_CAST.map(({ role }) => role).filter(
  (role) => !['demo', 'staff', 'colleague', 'support'].includes(role),
);

/** Of all the demonstration's utilities. */
const ACRONYMS = Object.values(DEMO_UTILITIES).flatMap((made) => made.map(({ acronym }) => acronym));

/**
 * Creates the demonstration if it is missing, brings it up to the clock, and returns addresses and log-ins to
 * print.
 */
export async function demonstration(
  demo: DemoDeps,
  config: Pick<Config, 'environment' | 'host' | 'pagesPort'>,
  sandboxUrl: string | null = null,
): Promise<readonly string[]> {
  await makeWorld(demo);
  await tend(demo);
  const record = await readRecord(demo.deps.db);
  if (sandboxUrl !== null) {
    await pointToSandbox(demo.deps.db, { brandIds: record.brands, acronyms: ACRONYMS, sandboxUrl });
    await connectToGrid(demo.deps, record, sandboxUrl);
    await connectPartner(demo.deps, record, sandboxUrl);
    await connectVen(demo.deps, record);
    await publishLate(demo, record);
    await orderPlug(demo.deps, record);
    await orderNow(demo, demo.brands, record.members);
    await payNow(demo, demo.brands, record.members);
  }
  return toLines(demo, record, config);
}

/** The brands with these ids, all of them for null. Throws `ConfigError` for an id that no brand has. */
export function demoBrands(brands: readonly Brand[], ids: readonly string[] | null): readonly Brand[] {
  if (ids === null) return brands;
  const known = brands.map(({ id }) => id);
  const faults = ids
    .filter((id) => !known.includes(id))
    .map((id) => `DEMO_BRANDS names "${id}", which is no brand. There are ${known.join(', ')}.`);
  if (faults.length > 0) throw new ConfigError(faults);
  return brands.filter(({ id }) => ids.includes(id));
}

function toLines(
  { brands, deps }: Pick<DemoDeps, 'brands' | 'deps'>,
  { members }: DemoRecord,
  config: Pick<Config, 'environment' | 'host' | 'pagesPort'>,
): string[] {
  const rows = brands.map((brand) => {
    const email = (role: 'demo' | 'staff') =>
      members.find((member) => member.brandId === brand.id && member.role === role)?.email ?? '';
    return [brandOrigin(brand.config, config), email('demo'), email('staff')] as const;
  });
  const bySso = brands.filter((brand) => logsInBySso({ brand, deps })).map(({ id }) => id);
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  return [
    'The demonstration world (made up from end to end):',
    ...rows.map(
      ([address, member, staff]) =>
        `  ${address.padEnd(width(0))}  member ${member.padEnd(width(1))}  staff ${staff}`,
    ),
    `  password of all of them: ${DEMO_PASSWORD}`,
    ...(bySso.length === 0
      ? []
      : [
          `  members of ${bySso.join(', ')} need none: they continue to their brand’s own log-in and choose the address there`,
        ]),
    `  in place of "demo", for others of the cast: ${OTHERS.join(', ')}`,
    '  in place of "staff", for a colleague who approves what reaches many members: colleague; who answers members: support',
    ...(isLoopback(config.host)
      ? []
      : [
          `  WARNING: other machines reach this (HOST=${config.host}), and everybody ` +
            'knows these log-ins. Leave HOST out to serve this machine alone.',
        ]),
    '',
  ];
}
