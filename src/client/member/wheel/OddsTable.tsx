import { FormattedMessage, useIntl } from 'react-intl';
import type { Wheel } from '../../../../codegen/rest/types.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FoldRow } from '../../ui/FoldRow.tsx';
import { GiftIcon } from '../../ui/icons/navIcons.tsx';
import { usePrizeName } from './usePrizeName.ts';
import styles from './wheel.module.css';

interface OddsTableProps {
  readonly wheel: Wheel;
  readonly open: boolean;
}

/** The odds, from the very rows that the draw uses. */
export function OddsTable({ wheel: { odds, total_weight: total }, open }: OddsTableProps) {
  const intl = useIntl();
  const prizeName = usePrizeName();
  return (
    <FoldRow
      icon={<GiftIcon />}
      title={<FormattedMessage id="wheel.odds.title" />}
      detail={<FormattedMessage id="wheel.odds.detail" values={{ count: odds.length }} />}
      open={open}
    >
      <div className="stack">
        <table className={styles['odds']}>
          <caption className="visually-hidden">
            <FormattedMessage id="wheel.odds.title" />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="wheel.odds.prize" />
              </th>
              <th scope="col">
                <FormattedMessage id="wheel.odds.chance" />
              </th>
            </tr>
          </thead>
          <tbody>
            {odds.map(({ prize_id: id, type, title, weight, out }) => (
              <tr key={id}>
                <th scope="row">{prizeName({ type, title })}</th>
                <td>
                  {out === null ? (
                    intl.formatNumber(weight / total, { style: 'percent', maximumSignificantDigits: 3 })
                  ) : (
                    <Badge>
                      <FormattedMessage id={`wheel.odds.out.${out}`} />
                    </Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="small muted">
          <FormattedMessage id="wheel.odds.note" />
        </p>
      </div>
    </FoldRow>
  );
}
