import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { TeamLazyQuery } from '../../../../codegen/relay/TeamLazyQuery.graphql.ts';
import { TEAM_HOMES } from '../../../domain/notifications/teamMonth.ts';
import { useSubjectQuery } from '../../platform/screen/useSubjectQuery.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';

/** What the homes of the member's organization or postal area saved together, as the monthly mail says it; no names. */
export function TeamLazy() {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  return (
    <Card title={<FormattedMessage id="invite.team.title" />} titleId="invite-team">
      <PartBoundary onRetry={() => setAttempt(attempt + 1)}>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'invite.team.loading' })}>
              <Skeleton height={112} />
            </SkeletonRegion>
          }
        >
          <Team attempt={attempt} />
        </Suspense>
      </PartBoundary>
    </Card>
  );
}

function Team({ attempt }: { readonly attempt: number }) {
  const intl = useIntl();
  const { energy, number } = useFormats();
  const { team } = useSubjectQuery<TeamLazyQuery>(
    graphql`
      query TeamLazyQuery {
        viewer {
          team {
            kind
            homes
            month
            savedWattHours
            ownWattHours
            rank
            teamCount
          }
        }
      }
    `,
    {},
    { subjects: ['settlement', 'settings'], fetchKey: attempt },
  ).viewer;
  if (team == null)
    return (
      <p className="muted">
        <FormattedMessage id="invite.team.none" values={{ homes: TEAM_HOMES }} />
      </p>
    );
  const { kind, homes, savedWattHours, ownWattHours, rank, teamCount } = team;
  const month = intl.formatDate(team.month, { month: 'long', timeZone: 'UTC' });
  return (
    <div className="stack">
      <p>
        <FormattedMessage id="invite.team.homes" values={{ kind, homes: number(homes) }} />
      </p>
      {savedWattHours > 0 ? (
        <div className="figures">
          <Figure
            value={energy(savedWattHours)}
            label={intl.formatMessage({ id: 'invite.team.saved' }, { month })}
            tone="saved"
          />
          <Figure value={energy(ownWattHours)} label={intl.formatMessage({ id: 'invite.team.own' })} />
          {teamCount > 1 && (
            <Figure
              value={intl.formatMessage(
                { id: 'invite.team.rank' },
                { rank: number(rank), teams: number(teamCount) },
              )}
              label={intl.formatMessage({ id: 'invite.team.rank.label' })}
            />
          )}
        </div>
      ) : (
        <p className="muted">
          <FormattedMessage id="invite.team.nothing" values={{ month }} />
        </p>
      )}
    </div>
  );
}
