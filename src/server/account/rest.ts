import { Readable } from 'node:stream';
import type { SubjectHandlers } from '../../../codegen/rest/handlers.ts';
import type { Account } from '../../../codegen/rest/types.ts';
import { taxRecordUntil } from '../../domain/cashout/rules.ts';
import { whyNoCopy } from '../../domain/account/copyRules.ts';
import { deletionDueAt } from '../../domain/account/deletionRules.ts';
import { balanceToPoints } from '../../domain/ledger/watts.ts';
import { readTaxYearsToKeep } from '../cashout/service.ts';
import type { MemberContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { missing } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { readConfirmation, type SessionService } from '../session/service.ts';
import { askForCopy } from './copy/askForCopy.ts';
import { askForDeletion, readWhyNoDeletion, takeDeletionBack } from './deletion/askForDeletion.ts';
import { peopleHandlers } from './people/rest.ts';
import { readConsequences } from './queries/consequences.ts';
import { findOpenDeletion } from './store/deletions.ts';
import { findLatestCopy, findReadyCopy, readPart } from './store/copies.ts';

export function accountHandlers(sessions: SessionService): SubjectHandlers<'account'> {
  return {
    ...peopleHandlers(sessions),

    getAccount: async (ctx) => ({ status: 200, body: await readAccount(ctx) }),

    askForDataCopy: async (ctx, { body: { password } }) => {
      await askForCopy(ctx, sessions, password);
      return { status: 200, body: await readAccount(ctx) };
    },

    deleteAccount: async (ctx, { body }) => {
      await askForDeletion(ctx, sessions, body);
      return { status: 200, body: await readAccount(ctx) };
    },

    keepAccount: async (ctx) => {
      await takeDeletionBack(ctx);
      return { status: 200, body: await readAccount(ctx) };
    },

    getDataCopy: async ({ brand, db, member, now }, { params: { id } }) => {
      const own = { brand: brand.id, memberId: member.id, id, now };
      const copy = isId(id) ? await findReadyCopy(db, own) : null;
      if (copy === null) throw missing();
      return {
        status: 200,
        headers: {
          'content-type': 'application/zip',
          'content-length': String(copy.bytes),
          'content-disposition': `attachment; filename="${brand.id}-${copy.askedAt.toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'private, no-store',
        },
        body: Readable.from(parts(db, copy.id), { objectMode: false }),
      };
    },
  };
}

async function readAccount(ctx: MemberContext): Promise<Account> {
  const { brand, db, member, now } = ctx;
  const copy = await findLatestCopy(db, brand.id, member.id);
  const why = whyNoCopy(copy, now);
  const deletion = await findOpenDeletion(db, member.id);
  const { watts, orders, devices, utility } = await readConsequences(db, member.id);
  const isOver = copy?.state === 'ready' && (copy.expiresAt ?? now) <= now;
  return {
    confirmation: await readConfirmation(ctx),
    copy:
      copy === null
        ? null
        : {
            id: copy.id,
            state: isOver ? 'gone' : copy.state,
            asked_at: copy.askedAt.toISOString(),
            ready_until: copy.expiresAt?.toISOString() ?? null,
          },
    next_copy_at: why?.reason === 'TODAY' ? why.nextAt.toISOString() : null,
    deletion:
      deletion === null
        ? null
        : {
            asked_at: deletion.askedAt.toISOString(),
            due_at: deletionDueAt(deletion.askedAt).toISOString(),
            waits_for_orders: deletionDueAt(deletion.askedAt) <= now,
          },
    consequences: {
      balance_points: balanceToPoints(watts, brand.config.wattConversionRate),
      orders,
      devices,
      utility,
      tax: taxKept(await readTaxYearsToKeep(db, { brand, memberId: member.id, now })),
    },
    may_delete: (await readWhyNoDeletion(ctx)) ?? 'yes',
  };
}

/** Which years' payments are kept for the tax office, and until when. */
const taxKept = (lines: readonly { readonly year: number }[]) =>
  lines[0] === undefined
    ? null
    : {
        years: lines.map(({ year }) => year).sort(),
        until_year: taxRecordUntil(lines[0].year).getUTCFullYear(),
      };

async function* parts(db: Db, copyId: string): AsyncGenerator<Uint8Array> {
  for (let place = 0; ; place += 1) {
    const part = await readPart(db, copyId, place);
    if (part === null) return;
    yield part;
  }
}
