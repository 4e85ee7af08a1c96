import { toGlobalId } from 'graphql-relay';
import type { Resolvers } from '../../../../codegen/graphql/resolvers.ts';
import { balanceToPoints } from '../../../domain/ledger/watts.ts';
import { billedSum } from '../../../domain/programs/billing.ts';
import { PAYMENT_DAYS } from '../../../domain/programs/statementStates.ts';
import { approvalNeeded, readWaiting } from '../../approvals/service.ts';
import type { RequestContext } from '../../platform/context.ts';
import { toConnection, toPage } from '../../platform/graphql/connection.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { refusedPayload } from '../../platform/graphql/refusal.ts';
import { staffProgramsById } from '../../readmodels/staffPrograms.ts';
import { billFaults, billFor, openMonths } from '../billing/bill.ts';
import { readItems, readRates } from '../billing/queries.ts';
import { setProgramRates } from '../billing/rates.ts';
import { programLoader } from '../loaders.ts';
import type { ProgramDeps } from '../deps.ts';
import { noSuchProgram, type Saved } from '../outcome.ts';
import { savedProgram } from '../savedProgram.ts';
import { recordPayment, takeBackPayment } from './payments.ts';
import {
  listStatements,
  readPaidLines,
  readPayments,
  readReceivables,
  readStatement,
  readStatements,
} from './queries.ts';
import { makeStatement, openStatement } from './statements.ts';

/** What utilities owe and pay, for staff. The access table decides who may, before this runs. */
export const statementResolvers = {
  Staff: {
    statement: ({ db, brand, now }, { id }) => readStatement(db, brand.id, id, now),
    statements: async ({ db, brand, now }, { states, programId, age, search, orderBy, ...args }) => {
      const page = toPage(args);
      const own = programId == null ? null : rowId(programId, 'Program');
      if (programId != null && own === null) return { ...toConnection([], page, 0, () => ['', '']), open: 0 };
      const filter = { states: states ?? null, programId: own, age: age ?? null, search: search ?? null };
      const order = orderBy ?? { field: 'MADE_AT', direction: 'DESC' };
      const { rows, totalCount, open } = await listStatements(db, brand.id, page, filter, order, now);
      return { ...toConnection(rows, page, totalCount, ({ sortKey, id }) => [sortKey, id]), open };
    },
    receivables: ({ db, brand, now }) => readReceivables(db, brand.id, now),
    statementPreview: async ({ db, brand, now }, { programId, month }) => {
      const own = rowId(programId, 'Program');
      const program = own === null ? undefined : (await staffProgramsById(db, brand.id, [own])).get(own);
      if (program === undefined) return null;
      const billed = { brandId: brand.id, programId: program.id, zone: program.rules.zone };
      if ((await billFaults(db, billed, month, now)).length > 0) return null;
      const { items, corrects } = await billFor(db, billed, month);
      return {
        items,
        amount: billedSum(items),
        corrects: corrects?.number ?? null,
        currency: brand.config.currency,
      };
    },
  },
  Program: {
    openStatement: async ({ id }, _args, { db, brand }) => {
      const { wattConversionRate: wattsPerPoint } = brand.config;
      const lines = await openStatement(db, brand.id, { programId: id, wattsPerPoint });
      if (lines === null) return null;
      const watts = lines.reduce((sum, line) => sum + line.watts, 0);
      return {
        memberCount: lines.length,
        points: balanceToPoints(watts, wattsPerPoint),
      };
    },
    statements: ({ id }, _args, { db, brand, now }) => readStatements(db, brand.id, id, now),
    rates: ({ id }, _args, { db, brand }) => readRates(db, brand.id, id),
    waitingRates: ({ id }, _args, { db, brand }) =>
      readWaiting(db, brand.id, { kind: 'RATES', objectId: id }),
    statementMonths: ({ id, rules }, _args, { db, brand, now }) =>
      openMonths(db, { brandId: brand.id, programId: id, zone: rules.zone }, now),
  },
  ProgramStatement: {
    points: ({ watts }, _args, { brand }) => balanceToPoints(watts, brand.config.wattConversionRate),
    hundredths: ({ watts }, _args, ctx) => worth(ctx, watts),
    currency: (_statement, _args, { brand }) => brand.config.currency,
    program: async ({ programId }, _args, ctx) => {
      const program = await programLoader(ctx).load(programId);
      if (program === null) throw new Error('The program of a statement is gone.');
      return program;
    },
    account: ({ programId }) => `program:${programId}:receivable`,
    items: ({ id }, _args, { db }) => readItems(db, id),
    payments: ({ id }, _args, { db, brand }) => readPayments(db, brand.id, id),
    lines: async ({ id, memberCount }, args, { db, brand }) => {
      const page = toPage(args);
      const lines = await readPaidLines(db, brand.id, id, page);
      return toConnection(lines, page, memberCount, ({ sortKey, memberId }) => [sortKey, memberId]);
    },
  },
  Receivable: {
    programId: ({ programId }) => toGlobalId('Program', programId),
  },
  StatementLine: {
    memberId: ({ memberId }) => toGlobalId('MemberRecord', memberId),
    name: ({ name }) => (name === '' ? null : name),
    email: ({ email }) => email ?? '',
    isGone: ({ email }) => email === null,
    points: ({ watts }, _args, { brand }) => balanceToPoints(watts, brand.config.wattConversionRate),
    hundredths: ({ watts }, _args, ctx) => worth(ctx, watts),
  },
  ApprovalRequest: {
    // What waited before programs had terms of payment has none.
    rates: ({ proposal }) =>
      proposal.kind === 'RATES' ? { ...proposal, paymentDays: proposal.paymentDays ?? PAYMENT_DAYS } : null,
  },
  Mutation: {
    setProgramRates: async (_root, { input: { programId, ...rates } }, ctx) => {
      const own = rowId(programId, 'Program');
      if (own === null) return refusedPayload(noSuchProgram);
      const by = { brandId: ctx.brand.id, actorId: ctx.member.id };
      const saved = await setProgramRates(ctx.deps, { ...rates, ...by, programId: own });
      return 'waiting' in saved ? approvalNeeded(ctx.locale, saved) : savedProgram(ctx, saved);
    },
    recordStatementPayment: async (_root, { input }, ctx) => {
      const by = { brandId: ctx.brand.id, actorId: ctx.member.id, currency: ctx.brand.config.currency };
      return savedPayment(ctx, await recordPayment(toDeps(ctx), { ...input, ...by }));
    },
    takeBackStatementPayment: async (_root, { input }, ctx) => {
      const by = { brandId: ctx.brand.id, actorId: ctx.member.id, currency: ctx.brand.config.currency };
      return savedPayment(ctx, await takeBackPayment(toDeps(ctx), { ...input, ...by }));
    },
    makeStatement: async (_root, { input: { programId, month, reason } }, ctx) => {
      const own = rowId(programId, 'Program');
      if (own === null) return refusedPayload(noSuchProgram);
      const { wattConversionRate: wattsPerPoint, currency } = ctx.brand.config;
      const order = { programId: own, month: month ?? null, wattsPerPoint, currency, reason };
      const by = { brandId: ctx.brand.id, actorId: ctx.member.id };
      return savedProgram(ctx, await makeStatement(toDeps(ctx), { ...order, ...by }));
    },
  },
} satisfies Resolvers;

const toDeps = ({ db, deps: { clock, newId } }: RequestContext): ProgramDeps => ({ db, clock, newId });

async function savedPayment({ db, brand, now }: RequestContext, saved: Saved) {
  if ('refusal' in saved) return refusedPayload(saved);
  const statement = await readStatement(db, brand.id, saved.id, now);
  if (statement === null) throw new Error('A statement that was paid is gone.');
  return { __typename: 'StatementPaymentSaved' as const, statement };
}

/** Watts in hundredths of the brand's currency; null where its points aren't money. */
function worth({ brand: { config } }: RequestContext, watts: number): number | null {
  const { pointsPerUnit, wattConversionRate } = config;
  return pointsPerUnit === null
    ? null
    : Math.round((balanceToPoints(watts, wattConversionRate) * 100) / pointsPerUnit);
}
