import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { inviteLoaderBoardQuery as Query } from '../../../../codegen/relay/inviteLoaderBoardQuery.graphql.ts';
import type { Leaderboard_viewer$key } from '../../../../codegen/relay/Leaderboard_viewer.graphql.ts';
import { LEADERBOARD_KEYS, LEADERBOARDS } from '../../../domain/referrals/leaderboards.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import styles from './invite.module.css';
import { parseBoard, inviteLoaderBoardQuery, type loader } from './inviteLoader.ts';
import { ShownName } from './ShownName.tsx';

/** Who leads, by the key in the address, and the member's own place. Source: REF-03, REF-04. */
export function Leaderboard() {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { energy, number } = useFormats();
  const { viewer } = usePreloadedQuery<Query>(inviteLoaderBoardQuery, useScreenData<typeof loader>().board);
  const { referralLeaderboard: board, referrals } = useFragment<Leaderboard_viewer$key>(
    graphql`
      fragment Leaderboard_viewer on Viewer
      @argumentDefinitions(leaderboardKey: { type: "ReferralLeaderboardKey!" }) {
        referralLeaderboard(leaderboardKey: $leaderboardKey) {
          name
          type
          statName
          leaders {
            rank
            name
            statValue
            isViewer
          }
          own {
            rank
            statValue
          }
        }
        referrals {
          ...ShownName_referrals
        }
      }
    `,
    viewer,
  );
  if (board == null || referrals == null) return null;
  const figure = (value: number) =>
    LEADERBOARDS[board.type as keyof typeof LEADERBOARDS].stat === 'saved'
      ? energy(Math.round(value * 1_000))
      : number(value);
  const isListed = board.leaders.some(({ isViewer }) => isViewer);
  const shownName = (name: string | null | undefined, isViewer: boolean) =>
    isViewer ? (
      <FormattedMessage id="invite.board.you" values={{ name: name ?? 'none' }} />
    ) : (
      (name ?? <FormattedMessage id="invite.board.unnamed" />)
    );
  return (
    <Card title={<FormattedMessage id="invite.board.title" />} titleId="invite-board">
      <div className="stack">
        <FilterLinks
          label={intl.formatMessage({ id: 'invite.board.choose' })}
          links={LEADERBOARD_KEYS.map((key) => ({
            to: paths.invite(key === 'FRIENDS_MONTH' ? {} : { board: key }),
            label: intl.formatMessage({ id: `invite.board.${key}` }),
            active: key === parseBoard(search),
          }))}
        />
        {board.leaders.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="invite.board.none" />
          </p>
        ) : (
          <table className={styles['board']}>
            <caption className="visually-hidden">{board.name}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="invite.board.rank" />
                </th>
                <th scope="col">
                  <FormattedMessage id="invite.board.member" />
                </th>
                <th scope="col" className={styles['figure']}>
                  {board.statName}
                </th>
              </tr>
            </thead>
            <tbody>
              {board.leaders.map(({ rank, name, statValue, isViewer }, place) => (
                <tr key={place} className={cx(isViewer && styles['own'])}>
                  <td className="number">{number(rank)}</td>
                  <th scope="row">{shownName(name, isViewer)}</th>
                  <td className={cx('number', styles['figure'])}>{figure(statValue)}</td>
                </tr>
              ))}
              {!isListed && board.own.rank != null && (
                <tr className={styles['own']}>
                  <td className="number">{number(board.own.rank)}</td>
                  <th scope="row">{shownName(null, true)}</th>
                  <td className={cx('number', styles['figure'])}>{figure(board.own.statValue)}</td>
                </tr>
              )}
            </tbody>
          </table>
        )}
        {board.own.rank == null && (
          <p className="small muted">
            <FormattedMessage id="invite.board.notYet" />
          </p>
        )}
        <ShownName referrals={referrals} />
      </div>
    </Card>
  );
}
