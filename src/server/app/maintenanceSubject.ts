import { reasonFaults, record } from '../audit/service.ts';
import type { Deps } from '../platform/context.ts';
import { transaction } from '../platform/db/transaction.ts';
import { CommandFault, type Command, type CommandUsage } from '../platform/operator/command.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { inEnglish } from '../platform/messages/inWords.ts';

export const maintenanceUsage: CommandUsage = {
  name: 'maintenance',
  usage: 'on|off --brand ID --reason TEXT',
  summary: 'Turns a brand’s maintenance on or off. While it’s on, the brand’s API answers 503.',
};

const command: Command = {
  ...maintenanceUsage,
  run: async ({ deps, args, print }) => {
    const [position, ...rest] = args;
    const brandId = readOption(rest, '--brand') ?? 'default';
    const reason = readOption(rest, '--reason') ?? '';
    if (position !== 'on' && position !== 'off') throw new CommandFault('Enter "on" or "off".');
    if (deps.brands.byId(brandId) === null)
      throw new CommandFault(
        `There’s no brand "${brandId}". Brands: ${deps.brands.all.map(({ id }) => id).join(', ')}.`,
      );
    const fault = reasonFaults(reason)[0];
    if (fault) throw new CommandFault(`${inEnglish(fault.message)} (--reason "…")`);
    await turn(deps, brandId, position === 'on', reason.trim());
    print(`Maintenance is ${position} for ${brandId}.`);
    return 0;
  },
};

async function turn(
  { db, maintenance, newId, clock }: Deps,
  brandId: string,
  on: boolean,
  reason: string,
): Promise<void> {
  const now = clock.now();
  await transaction(db, async (tx) => {
    const before = await maintenance.read(tx, brandId);
    const after = await maintenance.set(tx, brandId, { on, byMemberId: null, now });
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId: null,
      action: `maintenance.${on ? 'on' : 'off'}`,
      subject: `brand:${brandId}`,
      reason,
      before,
      after,
    });
  });
  maintenance.forget(brandId);
}

function readOption(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

/** Staff have the switch in their tools; this is for when none of them can log in. */
export const maintenanceSubject: SubjectModule = { name: 'maintenance', commands: [command] };
