import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import type { inviteLoaderQuery as Query } from '../../../../codegen/relay/inviteLoaderQuery.graphql.ts';
import type { InviteScreen_viewer$key } from '../../../../codegen/relay/InviteScreen_viewer.graphql.ts';
import type { PcePlacements } from '../../../../codegen/relay/PcePlacements.graphql.ts';
import { useIsOn } from '../../platform/features/useFeature.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { QuietBoundary } from '../../shared/billboards/QuietBoundary.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { PlacementBanner } from '../../shared/placements/PlacementBanner.tsx';
import { PlacementSlot } from '../../shared/placements/PlacementSlot.tsx';
import { pcePlacements } from '../../shared/placements/PcePlacements.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { InviteIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Friends } from './Friends.tsx';
import styles from './invite.module.css';
import { InvitedBy } from './InvitedBy.tsx';
import { inviteLoaderQuery, type loader } from './inviteLoader.ts';
import { InviteSkeleton } from './InviteSkeleton.tsx';
import { Leaderboard } from './Leaderboard.tsx';
import { ShareLink } from './ShareLink.tsx';
import { SharePicture } from './SharePicture.tsx';

const loadTeam = async () => (await import('./TeamLazy.tsx')).TeamLazy;
/** Height of the team's card, in pixels. */
const TEAM = 196;

/** `/invite`: the member's link, what both sides get, who joined, and who leads. Source: REF-01 to REF-05. */
export default function InviteScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'invite.title' }));
  return (
    <div className="columns">
      <div className="columns-whole">
        <PageHeading>
          <FormattedMessage id="invite.title" />
        </PageHeading>
      </div>
      {/* One boundary for all of it, so that nothing moves when a part arrives. */}
      <Suspense fallback={<InviteSkeleton />}>
        <PartBoundary>
          <Invite />
        </PartBoundary>
      </Suspense>
    </div>
  );
}

function Invite() {
  const isOn = useIsOn();
  const { pay } = useFormats();
  const { words } = useApp().brand;
  const { viewer } = usePreloadedQuery<Query>(inviteLoaderQuery, useScreenData<typeof loader>().invite);
  const data = useFragment<InviteScreen_viewer$key>(
    graphql`
      fragment InviteScreen_viewer on Viewer {
        referrals {
          code
          link
          nextReferrerPoints
          friendPoints
          boosts
          savedWattHours
          invitedBy {
            stage
            ...InvitedBy_invitation
          }
        }
        ...Friends_viewer
      }
    `,
    viewer,
  );
  const { referrals } = data;
  if (referrals == null) return <NotOpen />;
  const { code, link, nextReferrerPoints, friendPoints, boosts, savedWattHours, invitedBy } = referrals;
  const values = {
    mine: pay(nextReferrerPoints),
    theirs: pay(friendPoints),
    event: words.reductionEvent.one,
    count: boosts,
  };
  return (
    <>
      <div className="columns-whole stack">
        <Card look="tint">
          <div className={styles['head']}>
            <div className="stack stack-snug">
              <h2>
                <FormattedMessage id="invite.offer.title" values={values} />
              </h2>
              <p>
                <FormattedMessage id="invite.offer.text" values={values} />
              </p>
            </div>
            <InviteIllustration />
          </div>
          <ShareLink address={link} code={code} friendPoints={friendPoints} />
        </Card>
        {boosts > 0 && (
          <Notice tone="saved" title={<FormattedMessage id="invite.boost.title" values={values} />}>
            <FormattedMessage id="invite.boost.text" values={values} />
          </Notice>
        )}
        {invitedBy != null && invitedBy.stage !== 'PAID' && <InvitedBy invitation={invitedBy} />}
        <QuietBoundary page={paths.invite()}>{() => <Announcement />}</QuietBoundary>
      </div>
      <div className="stack">
        <Friends viewer={data} />
        <Rules />
        {invitedBy?.stage === 'PAID' && <InvitedBy invitation={invitedBy} />}
      </div>
      <div className="stack">
        {isOn('referrals_leaderboard') && (
          <PartBoundary>
            <Leaderboard />
          </PartBoundary>
        )}
        <SharePicture savedWattHours={savedWattHours} link={link} />
        <LazySection name="TeamLazy" load={loadTeam}>
          <Skeleton height={TEAM} look="card" />
        </LazySection>
      </div>
    </>
  );
}

/** REF-05, BAN-38. */
function Announcement() {
  const { viewer } = usePreloadedQuery<PcePlacements>(
    pcePlacements,
    useScreenData<typeof loader>().placements,
  );
  return (
    <PlacementSlot placements={viewer.placements} name="ReferralsAnnouncementBanner" form={PlacementBanner} />
  );
}

/** What a friend must do, and what never counts. */
function Rules() {
  return (
    <Card title={<FormattedMessage id="invite.rules.title" />} titleId="invite-rules">
      <ol className={styles['steps']}>
        {(['share', 'join', 'event'] as const).map((step) => (
          <li key={step}>
            <FormattedMessage id={`invite.rules.${step}`} />
          </li>
        ))}
      </ol>
      <p className="small muted">
        <FormattedMessage id="invite.rules.own" />
      </p>
    </Card>
  );
}

/** SES-27: where the brand has switched invitations off. */
function NotOpen() {
  return (
    <div className="columns-whole">
      <Card>
        <EmptyState
          illustration={<InviteIllustration />}
          title={<FormattedMessage id="invite.off.title" />}
          action={
            <ButtonLink to={paths.home()}>
              <FormattedMessage id="invite.off.go" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="invite.off.text" />
        </EmptyState>
      </Card>
    </div>
  );
}
