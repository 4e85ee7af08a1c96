import { enrolmentFault, type EnrolmentFault } from '../../../domain/utility/enrolment.ts';
import type { Sentence } from '../../../domain/sentences/sentence.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import { followMembers, leaveComingEvents, readJoinedEvents } from '../../events/service.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { choosableUtilities, findProgram, readUtility, type Order } from '../../programs/service.ts';
import { enrolmentFacts, type EnrolmentFacts } from '../queries/enrolmentFacts.ts';
import { changeProgram } from '../connect/changeProgram.ts';
import { enrolHome } from './enrolHome.ts';
import { lockConnections } from '../store/connections.ts';

/** Members in one request. */
const MOST_MEMBERS = 200;

export interface Enrolment {
  readonly brandId: string;
  readonly programId: string;
  /** Their current program; null: none. */
  readonly fromProgramId: string | null;
  readonly memberIds: readonly string[];
}

/** What an enrolment does to one member. */
export interface EnrolmentEffect {
  readonly memberId: string;
  /** Why it is impossible; null: it is possible. */
  readonly fault: Sentence | null;
  /** Joined events of the program they leave: future ones are withdrawn, a running one continues for them. */
  readonly comingEvents: number;
  readonly runningEvents: number;
}

export type EnrolmentPreview =
  | { readonly effects: readonly EnrolmentEffect[] }
  | { readonly refusal: RefusedChange };
export type EnrolmentSaved =
  | { readonly programId: string; readonly count: number }
  | { readonly refusal: RefusedChange };

type EnrolmentDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'notify'>;

/** Computes the effects without saving anything. */
export function previewEnrolment(
  { db, clock }: Pick<EnrolmentDeps, 'db' | 'clock'>,
  enrolment: Enrolment,
): Promise<EnrolmentPreview> {
  return computeEffects(db, enrolment, clock.now());
}

/**
 * Enrols members without a program and moves those in `fromProgramId`, all of them or none. Joined future
 * events of the old program are withdrawn; a running one continues and pays by its own rules.
 */
export function enrolMembers(
  { db, clock, newId, notify }: EnrolmentDeps,
  order: Enrolment & Order,
): Promise<EnrolmentSaved> {
  const { brandId, programId, fromProgramId, actorId } = order;
  const reason = order.reason.trim();
  const faults = reasonFaults(reason);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  const memberIds = [...new Set(order.memberIds)].sort();
  return transaction(db, async (tx) => {
    const now = clock.now();
    await lockConnections(tx, memberIds);
    const preview = await computeEffects(tx, { brandId, programId, fromProgramId, memberIds }, now);
    if ('refusal' in preview) return preview;
    const refused = preview.effects.flatMap(({ fault }) =>
      fault === null ? [] : [{ field: 'memberIds', message: fault }],
    );
    if (refused.length > 0) return invalid(refused);
    const program = await findProgram(tx, programId);
    if (program === null) return noSuchProgram;
    const before = await enrolmentFacts(tx, brandId, memberIds);
    for (const memberId of memberIds) {
      const facts = before.get(memberId);
      await enrolHome(tx, {
        brandId,
        memberId,
        utilityId: program.utilityId,
        programId,
        zip: facts?.postalCode ?? null,
        now,
      });
      const action = fromProgramId === null ? 'program.enroll' : 'program.move';
      await record(tx, {
        id: newId(),
        at: now,
        brandId,
        actorId,
        action,
        subject: `member:${memberId}`,
        reason,
        before: programIn(facts),
        after: { programId, program: program.name },
      });
      await notify.send(tx, {
        brandId,
        memberId,
        template: 'home-changed',
        values: { change: fromProgramId === null ? 'enrolled' : 'switched', program: program.name },
        key: `home-changed:${newId()}`,
      });
    }
    await followMembers(tx, { from: fromProgramId, to: programId, memberIds, now });
    return { programId, count: memberIds.length };
  });
}

/**
 * Takes a member's home out of its program: joined coming events are withdrawn, a running one continues and pays by its own
 * rules. Its connection stays. The member is written to.
 */
export function takeOut(
  { db, clock, newId, notify }: EnrolmentDeps,
  { brandId, memberId, actorId, ...order }: Order & { readonly brandId: string; readonly memberId: string },
): Promise<{ readonly refusal: RefusedChange } | null> {
  const reason = order.reason.trim();
  const faults = reasonFaults(reason);
  if (faults.length > 0) return Promise.resolve(invalid(faults));
  return transaction(db, async (tx) => {
    const now = clock.now();
    await lockConnections(tx, [memberId]);
    const before = (await enrolmentFacts(tx, brandId, [memberId])).get(memberId);
    if (before === undefined) return refusal('NOT_FOUND', say('session.noSuchMember'));
    if (before.programId === null)
      return refusal('NOT_ALLOWED', say('utility.enrol.inNone', { member: before.name }));
    await leaveComingEvents(tx, before.programId, [memberId], now);
    await changeProgram(tx, memberId, null, now);
    await record(tx, {
      id: newId(),
      at: now,
      brandId,
      actorId,
      action: 'program.leave',
      subject: `member:${memberId}`,
      reason,
      before: programIn(before),
      after: null,
    });
    await notify.send(tx, {
      brandId,
      memberId,
      template: 'home-changed',
      values: { change: 'left', program: before.programName ?? 'none' },
      key: `home-changed:${newId()}`,
    });
    return null;
  });
}

const noSuchProgram = refusal('NOT_FOUND', say('programs.noSuchProgram'));

async function computeEffects(
  db: Db,
  { brandId, programId, fromProgramId, memberIds }: Enrolment,
  now: Date,
): Promise<EnrolmentPreview> {
  if (memberIds.length === 0) return invalid([{ field: 'memberIds', message: say('utility.enrol.nobody') }]);
  if (memberIds.length > MOST_MEMBERS)
    return invalid([{ field: 'memberIds', message: say('utility.enrol.tooMany', { most: MOST_MEMBERS }) }]);
  const program = await findProgram(db, programId);
  const utility = program === null ? null : await readUtility(db, program.utilityId);
  if (program?.brandId !== brandId || utility === null) return noSuchProgram;
  if (!program.active)
    return refusal('NOT_ALLOWED', say('utility.enrol.inactive', { program: program.name }));
  const facts = await enrolmentFacts(db, brandId, memberIds);
  const covered = await coveredCodes(db, brandId, utility.id, [...facts.values()]);
  const joined =
    fromProgramId === null ? [] : await readJoinedEvents(db, fromProgramId, [...facts.keys()], now);
  const target = {
    programId,
    utilityId: utility.id,
    connectionMethod: utility.connectionMethod,
    fromProgramId,
  };
  const effects = memberIds.map((memberId): EnrolmentEffect => {
    const home = facts.get(memberId);
    const events = joined.find((each) => each.memberId === memberId);
    const counts = { memberId, comingEvents: events?.coming ?? 0, runningEvents: events?.running ?? 0 };
    if (home === undefined) return { ...counts, fault: say('utility.enrol.noSuchMember') };
    const fault = enrolmentFault(
      { ...home, covered: home.postalCode !== null && covered.has(home.postalCode) },
      target,
    );
    return {
      ...counts,
      fault: fault === null ? null : explainFault(fault, home, program.name, utility.shortName),
    };
  });
  return { effects };
}

/** The postal codes of these homes that the utility covers. */
async function coveredCodes(
  db: Db,
  brandId: string,
  utilityId: string,
  homes: readonly EnrolmentFacts[],
): Promise<ReadonlySet<string>> {
  const codes = new Set(homes.flatMap(({ postalCode }) => postalCode ?? []));
  const covered = new Set<string>();
  for (const code of codes) {
    const found = await choosableUtilities(db, brandId, code);
    if (found.some(({ id, eligibility }) => id === utilityId && eligibility !== null)) covered.add(code);
  }
  return covered;
}

function explainFault(
  fault: EnrolmentFault,
  home: EnrolmentFacts,
  program: string,
  utility: string,
): Sentence {
  const { name: member } = home;
  switch (fault) {
    case 'already-in':
      return say('utility.enrol.alreadyIn', { member, program });
    case 'elsewhere':
      return say('utility.enrol.elsewhere', { member, program: home.programName ?? '' });
    case 'not-in':
      return say('utility.enrol.notIn', { member });
    case 'other-utility':
      return say('utility.enrol.otherUtility', { member, own: home.utilityName ?? '', utility });
    case 'no-postal-code':
      return say('utility.enrol.noPostalCode', { member, utility });
    case 'not-covered':
      return say('utility.enrol.notCovered', { member, utility, code: home.postalCode ?? '' });
    case 'not-connected':
      return say('utility.enrol.notConnected', { member, utility });
  }
}

function programIn(facts: EnrolmentFacts | undefined) {
  return facts === undefined || facts.programId === null
    ? null
    : { programId: facts.programId, program: facts.programName };
}
