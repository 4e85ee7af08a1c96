import type { PartnerContext } from '../../platform/context.ts';
import { refused } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import type { MessageId } from '../../platform/messages/texts.ts';

/** Where a page begins: after the row with this key and id. */
export type After = readonly [key: string, id: string] | null;

const PURPOSE = 'partner-cursor';

/** A refusal that names the faulty field. */
export const badField = (field: string, message: MessageId) =>
  refused(say('platform.checkInput'), { code: 'INVALID', fields: { [field]: say(message) } });

/**
 * Cursors are sealed, so that no partner builds on what is inside, and homes stay unknown. They are of one list.
 * @throws the refusal of a cursor that isn't ours.
 */
export function readCursor({ deps }: PartnerContext, list: string, cursor: string | undefined): After {
  if (cursor === undefined) return null;
  const text = deps.secrets.openLasting(PURPOSE, list, cursor);
  if (text === null) throw badField('cursor', 'partner.badCursor');
  const [key = '', id = ''] = JSON.parse(text) as string[];
  return [key, id];
}

interface Listed<Row, Shown> {
  readonly list: string;
  readonly limit: number;
  /** One more than the page has room for, if there are more. */
  readonly rows: readonly Row[];
  readonly place: (row: Row) => readonly [key: string, id: string];
  readonly show: (row: Row) => Shown;
}

/** The contract's page of a list. */
export function toPageBody<Row, Shown>(
  { deps }: PartnerContext,
  { list, limit, rows, place, show }: Listed<Row, Shown>,
): { data: Shown[]; next_cursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(show),
    next_cursor:
      rows.length > limit && last !== undefined
        ? deps.secrets.sealLasting(PURPOSE, list, JSON.stringify(place(last)))
        : null,
  };
}
