import { useId, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NextBestAction } from '../../../../../codegen/rest/types.ts';
import {
  divideByWorth,
  donePaths,
  type MoreItem,
  type MoreKind,
} from '../../../../domain/home/moreForYou.ts';
import { PlacementRow } from '../../../shared/placements/PlacementRow.tsx';
import { Placed } from '../../../shared/placements/PlacementSlot.tsx';
import { usePlaced } from '../../../shared/placements/usePlaced.ts';
import { HOME_PLACES } from '../../../shared/placements/PcePlacements.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { cx } from '../../../ui/cx.ts';
import { BoltIcon } from '../../../ui/icons/navIcons.tsx';
import { Tile } from '../../../ui/List.tsx';
import { HomeRow } from '../HomeRow.tsx';
import { LoadReport } from './LoadReport.tsx';
import { HelpOnHome } from './HelpOnHome.tsx';
import { QuitCarbon } from './QuitCarbon.tsx';
import { RatePlan } from './RatePlan.tsx';
import { useTaken } from './useTaken.ts';
import styles from './late.module.css';
import type { MoreForYou_viewer$key } from '../../../../../codegen/relay/MoreForYou_viewer.graphql.ts';
import type { usePlaced_placements$key } from '../../../../../codegen/relay/usePlaced_placements.graphql.ts';

interface MoreForYouProps {
  readonly placements: usePlaced_placements$key;
  readonly viewer: MoreForYou_viewer$key;
  readonly next: NextBestAction | null;
  /** The utility sends the readings. */
  readonly isConnected: boolean;
  /** HOM-05. */
  readonly quitsCarbon: boolean;
}

/**
 * Offers and reports as lines that open, by their worth to this member: a few with a figure, the others beside the
 * help. Nothing that Home asks for above, and nothing that is done.
 */
export function MoreForYou({ placements, viewer: key, next, isConnected, quitsCarbon }: MoreForYouProps) {
  const titleId = useId();
  const { pay } = useFormats();
  const { paths: shown, hasDevice } = useTaken();
  const hidden = [...shown, ...(next === null ? [] : [next.path]), ...donePaths({ hasDevice, isConnected })];
  const placed = usePlaced(placements);
  const viewer = useFragment(
    graphql`
      fragment MoreForYou_viewer on Viewer
      @argumentDefinitions(
        load: { type: "Boolean!" }
        rates: { type: "Boolean!" }
        invites: { type: "Boolean!" }
      ) {
        deviceLoadReport @include(if: $load) {
          ...LoadReport_report
        }
        ratePlanOptimizerResult @include(if: $rates) {
          estimatedAnnualRatePlanSavings
          ...RatePlan_result
        }
        referrals @include(if: $invites) {
          nextReferrerPoints
        }
      }
    `,
    key,
  );
  const { deviceLoadReport: report, ratePlanOptimizerResult: rates, referrals } = viewer;
  const items: Item[] = placed.flatMap(({ name, instance: { id, ctas, ...instance } }) => {
    const [first] = ctas;
    if (!isOffer(name) || (first !== undefined && hidden.includes(first.url))) return [];
    const isInvite = first?.url === paths.invite() && referrals != null;
    const worth = isInvite ? (
      <FormattedMessage id="homeMore.invite" values={{ pay: pay(referrals.nextReferrerPoints) }} />
    ) : undefined;
    return [
      {
        kind: name,
        yearlyCents: 0,
        hasFigure: isInvite,
        row: <Placed key={id} instance={instance} form={PlacementRow} detail={worth} />,
      },
    ];
  });
  if (next !== null)
    items.push({
      kind: 'nextStep',
      yearlyCents: 0,
      hasFigure: false,
      row: (
        <HomeRow
          key="next"
          sign={
            <Tile>
              <BoltIcon />
            </Tile>
          }
          title={next.title}
          detail={next.text}
          path={next.path}
          go={next.label}
        />
      ),
    });
  if (quitsCarbon)
    items.push({ kind: 'quitCarbon', yearlyCents: 0, hasFigure: false, row: <QuitCarbon key="carbon" /> });
  if (report != null)
    items.push({
      kind: 'loadReport',
      yearlyCents: 0,
      hasFigure: true,
      row: <LoadReport key="load" report={report} />,
    });
  if (rates != null) {
    const yearlyCents = Math.round(rates.estimatedAnnualRatePlanSavings * 100);
    items.push({
      kind: 'ratePlan',
      yearlyCents,
      hasFigure: yearlyCents > 0,
      row: <RatePlan key="rates" result={rates} />,
    });
  }
  const { more, rest } = divideByWorth(items);
  return (
    <>
      {more.length > 0 && (
        <section className="card card-flush" aria-labelledby={titleId}>
          <h2 id={titleId} className={styles['title']}>
            <FormattedMessage id="homeMore.title" />
          </h2>
          <ul className={cx('list', styles['offers'])}>{more.map(({ row }) => row)}</ul>
        </section>
      )}
      <HelpOnHome>{rest.map(({ row }) => row)}</HelpOnHome>
    </>
  );
}

interface Item extends MoreItem {
  readonly row: ReactElement;
}

/** The announcement has its own place. */
const isOffer = (name: string): name is Extract<MoreKind, `Dashboard${string}`> =>
  name !== 'DashboardAnnouncementBanner' && HOME_PLACES.some((place) => place === name);
