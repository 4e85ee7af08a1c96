import { brandOrigin } from '../../../domain/brands/brandOrigin.ts';
import { countryZone } from '../../../domain/brands/countryZone.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { isStaffRole, keysOfRole, rolesOfKeys, STAFF_ROLES } from '../../../domain/session/staffRoles.ts';
import { INTERNAL_KEYS, isRoleKey, type InternalKey } from '../../../domain/features/roleKeys.ts';
import { readArguments, usageFault } from '../../platform/operator/arguments.ts';
import {
  CommandFault,
  type Command,
  type CommandContext,
  type CommandUsage,
} from '../../platform/operator/command.ts';
import type { SessionService } from '../service.ts';
import { addStaff, removeStaff } from './staffAccounts.ts';
import { listStaff } from '../store/staffMembers.ts';

export const staffUsage: CommandUsage = {
  name: 'staff',
  usage:
    'add EMAIL --role ROLE[,ROLE…] [--brand ID[,ID…]] [--reason TEXT] | ' +
    'remove EMAIL [--brand ID[,ID…]] [--reason TEXT] | list [--brand ID[,ID…]]',
  summary:
    'Adds someone to a brand’s staff (with a one-time link to set a password), removes them, or lists the staff.',
};
const switches = ['brand', 'role', 'reason'] as const;
/** The first page after the link. */
const STAFF_AREA = '/internal';
const byCommand = 'From the command line';

/**
 * `npm run staff`: creates a brand's first staff account, and is the way in when no one can log in. Source:
 * decisions, Session and sign-up; Staff.
 */
export function staffCommand(sessions: SessionService): Command {
  return {
    ...staffUsage,
    run: async (ctx) => {
      const { plain, switches: given } = readArguments(ctx.args, switches, staffUsage);
      const [action, email, ...rest] = plain;
      const brandIds = [...new Set((given.brand ?? 'default').split(',').map((id) => id.trim()))];
      const reason = (given.reason ?? byCommand).trim() || byCommand;
      for (const brandId of brandIds)
        if (ctx.deps.brands.byId(brandId) === null)
          throw new CommandFault(
            `There’s no brand "${brandId}". Brands: ${ctx.deps.brands.all.map(({ id }) => id).join(', ')}.`,
          );
      if (rest.length > 0) throw usageFault(`We don’t understand "${rest.join(' ')}".`, staffUsage);
      if (reason.length > 500) throw new CommandFault('A reason has at most 500 characters.');
      switch (action) {
        case 'add': {
          const order = { email: parseEmail(email), roleKeys: parseRoles(given.role), reason };
          return forEach(brandIds, (brandId) => add(ctx, sessions, { ...order, brandId }));
        }
        case 'remove': {
          const order = { email: parseEmail(email), reason };
          return forEach(brandIds, (brandId) => remove(ctx, sessions, { ...order, brandId }));
        }
        case 'list':
          if (email !== undefined) throw usageFault(`We don’t understand "${email}".`, staffUsage);
          return forEach(brandIds, (brandId) => list(ctx, brandId));
        default:
          throw usageFault(
            action === undefined
              ? 'Enter "add", "remove" or "list".'
              : `"${action}" isn’t "add", "remove" or "list".`,
            staffUsage,
          );
      }
    },
  };
}

/** Each brand has its own accounts: someone who works for several has one on each. */
async function forEach(
  brandIds: readonly string[],
  work: (brandId: string) => Promise<void>,
): Promise<number> {
  for (const brandId of brandIds) await work(brandId);
  return 0;
}

async function add(
  { deps, print }: CommandContext,
  sessions: SessionService,
  {
    brandId,
    email,
    roleKeys,
    reason,
  }: { brandId: string; email: string; roleKeys: readonly InternalKey[]; reason: string },
): Promise<void> {
  const brand = deps.brands.byId(brandId);
  if (brand === null) throw new CommandFault(`There’s no brand "${brandId}".`);
  const { member, isNew, added } = await addStaff(deps, {
    brand: brand.config,
    timeZone: countryZone(brand.config.country),
    email,
    roleKeys,
    reason,
  });
  print(
    `${member.email} is on the staff of ${brandId}${isNew ? ', with a new account' : ''}${added.length === 0 ? '. No new role keys' : ''}.`,
  );
  print(`Roles: ${rolesText(member.roleKeys)}`);
  const origin = brandOrigin(brand.config, deps.config);
  if (member.hasPassword) {
    print(`Log in with your usual password: ${origin}${loginAddress(STAFF_AREA)}`);
    return;
  }
  const token = await sessions.issueLink(deps.db, {
    brandId,
    now: deps.clock.now(),
    memberId: member.id,
    purpose: 'password',
  });
  print('Set the password here. The link works once, for 24 hours:');
  print(`${origin}/reset-password?${new URLSearchParams({ token, next: STAFF_AREA }).toString()}`);
}

async function remove(
  { deps, print }: CommandContext,
  sessions: SessionService,
  order: { brandId: string; email: string; reason: string },
): Promise<void> {
  const removed = await removeStaff(deps, sessions, order);
  if (removed === null)
    throw new CommandFault(`No one on the staff of ${order.brandId} has the email address ${order.email}.`);
  print(
    `${removed.email} is no longer on the staff of ${order.brandId} and is logged out everywhere. The member account stays.`,
  );
}

async function list({ deps, print }: CommandContext, brandId: string): Promise<void> {
  const staff = await listStaff(deps.db, brandId);
  if (staff.length === 0) print(`${brandId} has no staff yet.`);
  for (const { email, roleKeys, hasPassword } of staff)
    print(
      `${email}: ${roleKeys.length === 0 ? 'no role' : rolesText(roleKeys)}${hasPassword ? '' : ' (no password yet)'}`,
    );
}

function parseEmail(text: string | undefined): string {
  if (text === undefined) throw usageFault('Enter an email address.', staffUsage);
  if (text.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    throw new CommandFault(`"${text}" isn’t an email address.`);
  return text;
}

/** Role keys as roles; what no role adds up to as it is. */
function rolesText(keys: readonly string[]): string {
  const { roles, custom } = rolesOfKeys(keys);
  return [...roles, ...custom].join(', ');
}

/** By the names of roles, or single role keys. */
function parseRoles(text: string | null): readonly InternalKey[] {
  const names = [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ];
  const known = `Roles: ${STAFF_ROLES.join(', ')}. Single role keys: ${INTERNAL_KEYS.join(', ')}`;
  if (names.length === 0)
    throw usageFault(`Enter at least one role (--role ROLE[,ROLE…]). ${known}`, staffUsage);
  const wrong = names.filter((name) => !isStaffRole(name) && !isRoleKey(name));
  if (wrong.length > 0)
    throw new CommandFault(`${wrong.map((name) => `"${name}"`).join(', ')}: unknown role. ${known}`);
  return [
    ...new Set(
      names.flatMap((name) => (isStaffRole(name) ? keysOfRole(name) : isRoleKey(name) ? [name] : [])),
    ),
  ];
}
