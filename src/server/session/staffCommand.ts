import { brandOrigin } from '../../domain/brands/brandOrigin.ts';
import { countryZone } from '../../domain/brands/countryZone.ts';
import { loginAddress } from '../../domain/session/returnTo.ts';
import { INTERNAL_KEYS, isRoleKey, type InternalKey } from '../../domain/features/featureKeys.ts';
import { readArguments, usageFault } from '../platform/operator/arguments.ts';
import {
  CommandFault,
  type Command,
  type CommandContext,
  type CommandUsage,
} from '../platform/operator/command.ts';
import type { SessionService } from './service.ts';
import { addStaff, removeStaff } from './staffAccounts.ts';
import { listStaff } from './store/staffMembers.ts';

export const staffUsage: CommandUsage = {
  name: 'staff',
  usage:
    'add EMAIL --role KEY[,KEY…] [--brand ID] [--reason TEXT] | remove EMAIL [--brand ID] [--reason TEXT] | list [--brand ID]',
  summary:
    'Makes somebody staff of a brand (with a one-time link to set a password), takes that away, or lists who is.',
};
const switches = ['brand', 'role', 'reason'] as const;
/** The first page after the link. */
const STAFF_AREA = '/internal';
const byCommand = 'By the command line';

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
      const brandId = given.brand ?? 'default';
      const reason = (given.reason ?? byCommand).trim() || byCommand;
      if (ctx.deps.brands.byId(brandId) === null)
        throw new CommandFault(
          `There is no brand "${brandId}"; there are ${ctx.deps.brands.all.map(({ id }) => id).join(', ')}.`,
        );
      if (rest.length > 0) throw usageFault(`"${rest.join(' ')}" is too much.`, staffUsage);
      if (reason.length > 500) throw new CommandFault('The reason may have at most 500 characters.');
      switch (action) {
        case 'add':
          return add(ctx, sessions, {
            brandId,
            email: parseEmail(email),
            roleKeys: parseRoleKeys(given.role),
            reason,
          });
        case 'remove':
          return remove(ctx, sessions, { brandId, email: parseEmail(email), reason });
        case 'list':
          if (email !== undefined) throw usageFault(`"${email}" is too much.`, staffUsage);
          return list(ctx, brandId);
        default:
          throw usageFault(
            action === undefined
              ? 'Say "add", "remove" or "list".'
              : `"${action}" is none of "add", "remove" and "list".`,
            staffUsage,
          );
      }
    },
  };
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
): Promise<number> {
  const brand = deps.brands.byId(brandId);
  if (brand === null) throw new CommandFault(`There is no brand "${brandId}".`);
  const { member, isNew, added } = await addStaff(deps, {
    brand: brand.config,
    timeZone: countryZone(brand.config.country),
    email,
    roleKeys,
    reason,
  });
  print(
    `${member.email} is staff of ${brandId}${isNew ? ', as a new member' : ''}${added.length === 0 ? '; nothing new was granted' : ''}.`,
  );
  print(`Role keys: ${member.roleKeys.join(', ')}`);
  const origin = brandOrigin(brand.config, deps.config);
  if (member.hasPassword) {
    print(`Log in with the password as before: ${origin}${loginAddress(STAFF_AREA)}`);
    return 0;
  }
  const token = await sessions.issueLink(deps.db, {
    brandId,
    now: deps.clock.now(),
    memberId: member.id,
    purpose: 'password',
  });
  print('Set the password here; the link works once and for 24 hours:');
  print(`${origin}/reset-password?${new URLSearchParams({ token, next: STAFF_AREA }).toString()}`);
  return 0;
}

async function remove(
  { deps, print }: CommandContext,
  sessions: SessionService,
  order: { brandId: string; email: string; reason: string },
): Promise<number> {
  const removed = await removeStaff(deps, sessions, order);
  if (removed === null)
    throw new CommandFault(`Nobody of the staff of ${order.brandId} has the address ${order.email}.`);
  print(
    `${removed.email} is not staff of ${order.brandId} any more, and is logged out everywhere. The member stays.`,
  );
  return 0;
}

async function list({ deps, print }: CommandContext, brandId: string): Promise<number> {
  const staff = await listStaff(deps.db, brandId);
  if (staff.length === 0) print(`${brandId} has no staff yet.`);
  for (const { email, roleKeys, hasPassword } of staff)
    print(
      `${email}: ${roleKeys.length === 0 ? 'no role key' : roleKeys.join(', ')}${hasPassword ? '' : ' (no password yet)'}`,
    );
  return 0;
}

function parseEmail(text: string | undefined): string {
  if (text === undefined) throw usageFault('Name the email address.', staffUsage);
  if (text.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    throw new CommandFault(`"${text}" is not an email address.`);
  return text;
}

function parseRoleKeys(text: string | null): readonly InternalKey[] {
  const keys = [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((key) => key.trim())
        .filter((key) => key !== ''),
    ),
  ];
  const known = `Role keys: ${INTERNAL_KEYS.join(', ')}`;
  if (keys.length === 0)
    throw usageFault(`Name at least one role key (--role KEY[,KEY…]). ${known}`, staffUsage);
  const wrong = keys.filter((key) => !isRoleKey(key));
  if (wrong.length > 0)
    throw new CommandFault(`${wrong.map((key) => `"${key}"`).join(', ')}: no such role key. ${known}`);
  return keys.filter(isRoleKey);
}
