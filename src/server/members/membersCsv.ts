import { csvTable, spreadsheetText } from '../../domain/settlement/csvText.ts';
import { connectionView } from '../../domain/utility/connectionView.ts';
import type { MemberContext } from '../platform/context.ts';
import { loadProgram, loadUtility } from '../programs/service.ts';
import { memberIdsByNumber } from '../readmodels/memberHits.ts';
import { memberRecords, type MemberOrder, type MemberRow } from '../readmodels/memberRecords.ts';

const COLUMNS = ['email', 'name', 'postal_code', 'utility', 'connection', 'program', 'member_since', 'tags'];

/** Members read at a time, so that a long list is never held as a whole. */
const AT_ONCE = 1_000;

interface ListedMembers {
  readonly text: string;
  readonly tag: string | null;
  readonly order: MemberOrder;
}

/** The member list as CSV, in pieces. */
export async function* membersCsv(
  ctx: MemberContext,
  { order, text, tag }: ListedMembers,
): AsyncGenerator<string> {
  const { brand, db, deps } = ctx;
  const hashOf = (number: string): string => deps.secrets.keyedHash('service-point', number);
  const search = { text, tag, ids: await memberIdsByNumber(db, brand.id, text, hashOf) };
  yield `\uFEFF${csvTable([COLUMNS])}`;
  for (let after: readonly [string | null, string] | null = null; ;) {
    const { rows } = await memberRecords(db, brand.id, { limit: AT_ONCE, after }, search, order);
    const page = rows.slice(0, AT_ONCE);
    if (page.length > 0) yield csvTable(await Promise.all(page.map((member) => line(ctx, member))));
    const last = page.at(-1);
    if (rows.length <= AT_ONCE || last === undefined) return;
    after = [last.sortKey, last.id];
  }
}

async function line(ctx: MemberContext, member: MemberRow): Promise<string[]> {
  const { connection, programId } = member;
  const [utility, program] = await Promise.all([
    connection?.utilityId == null ? null : loadUtility(ctx, connection.utilityId),
    programId === null ? null : loadProgram(ctx, programId),
  ]);
  return [
    member.email,
    member.name ?? '',
    member.postalCode ?? '',
    utility?.shortName ?? connection?.otherUtility ?? '',
    connection === null
      ? ''
      : connectionView(connection.rawStatus, connection.rawSubstatus, { locationKnown: true }).status,
    program?.name ?? '',
    member.createdAt.toISOString(),
    member.tags.join('; '),
  ].map(spreadsheetText);
}
