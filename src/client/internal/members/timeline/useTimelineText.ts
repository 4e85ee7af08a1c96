import { useIntl } from 'react-intl';
import { auditActions } from '../../shared/history/auditActions.ts';
import { useMarketText } from '../../shared/members/useMarketText.ts';
import { messageReason } from './messageReason.ts';

interface Line {
  readonly kind: string;
  readonly what: string;
  readonly subject?: string | null | undefined;
  readonly detail?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/** A line of the timeline in words: what happened, and what else is known of it. */
export function useTimelineText(): (line: Line) => { readonly what: string; readonly more: string } {
  const intl = useIntl();
  const market = useMarketText();
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalMember.${id}` }, values);
  const sentences = (...parts: readonly (string | null | undefined)[]) =>
    parts.filter((part) => part != null && part !== '').join(', ');
  return ({ kind, what, subject, detail, note }) => {
    const name = subject ?? '';
    const isByStaff = auditActions.includes(what);
    switch (kind) {
      case 'STAFF':
        return {
          what: isByStaff ? intl.formatMessage({ id: `internal.action.${what}` }) : what,
          more: note ?? '',
        };
      case 'NOTE':
        return { what: text('did.note'), more: note ?? '' };
      case 'HOME': {
        if (what === 'meter_file')
          return { what: text('did.meter_file', { name }), more: text(`source.${detail ?? ''}`) };
        if (NO_MARKET.has(what)) return { what: text(`did.${what}`, { name }), more: '' };
        const status = market(what, detail ?? null) ?? sentences(what, detail);
        return {
          what: name === '' ? status : text('did.connection', { utility: name, status }),
          more: text(`cause.${note ?? ''}`),
        };
      }
      case 'ACCESS':
        return { what: text(`did.${what}`), more: sentences(subject, note) };
      case 'EVENT':
        return {
          what: text(`did.${what}`, { name }),
          more: detail == null ? '' : text(`settlement.${detail}`),
        };
      case 'POINTS':
        return {
          what: isByStaff
            ? intl.formatMessage({ id: `internal.action.${what}` })
            : intl.formatMessage({ id: `internalPayouts.ledger.cause.${what}` }),
          more: note ?? '',
        };
      case 'ORDER':
        return {
          what: text('did.order', {
            what: isByStaff
              ? intl.formatMessage({ id: `internal.action.${what}` })
              : intl.formatMessage({ id: `internalOrders.what.${what}` }),
            name: name === '' ? text(`order.thing.${detail === 'cash' ? 'cash' : 'smart_plug'}`) : name,
          }),
          more: note ?? '',
        };
      case 'MESSAGE':
        return {
          what: text('did.message', { channel: text(`channel.${name}`), name: text(`message.${what}`) }),
          more: sentences(
            text(`state.${detail ?? 'queued'}`),
            note == null ? null : messageReason(intl, note),
          ),
        };
      case 'DEVICE':
        return { what: text(`did.device.${what}`, { name }), more: '' };
      default:
        return { what: text(`did.${what}`, { name }), more: '' };
    }
  };
}

/** What happened to the home that is no status of the market. */
const NO_MARKET: ReadonlySet<string> = new Set([
  'signed_up',
  'deletion_asked',
  'deletion_withdrawn',
  'person_invited',
]);
