import { Suspense, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { FeatureWhyQuery as Query } from '../../../../codegen/relay/FeatureWhyQuery.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import formStyles from '../shared/form/Form.module.css';
import { SegmentAnswer } from '../shared/segments/SegmentAnswer.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { OnOff } from '../shared/features/OnOff.tsx';
import { ReasonText } from '../shared/features/ReasonText.tsx';
import { typedShare } from '../shared/form/shares.ts';

const whyQuery = graphql`
  query FeatureWhyQuery($key: String!, $member: String!) {
    staff {
      featureAnswer(key: $key, member: $member) {
        memberId
        feature {
          isEnabled
          ...ReasonText_feature
        }
        rules {
          rule {
            id
            segmentName
            share
          }
          inSegment
          bucket
          takes
          segment {
            ...SegmentAnswer_answer
          }
        }
      }
    }
  }
`;

/** Asks for a member, and says why the feature is on or off for them. */
export function FeatureWhy({ featureKey }: { readonly featureKey: string }) {
  const intl = useIntl();
  const [member, setMember] = useState('');
  const [answer, load] = useQueryLoader<Query>(whyQuery);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (member.trim() !== '') load({ key: featureKey, member }, { fetchPolicy: 'network-only' });
  };
  return (
    <>
      <form className={formStyles['form']} noValidate onSubmit={ask}>
        <TextField
          label={intl.formatMessage({ id: 'internalFeatures.why.member' })}
          value={member}
          onChange={setMember}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <div className="row">
          <Button reads type="submit" look="secondary">
            <FormattedMessage id="internalFeatures.why.ask" />
          </Button>
        </div>
      </form>
      {answer != null && (
        <Suspense fallback={<TableSkeleton />}>
          <Answer query={answer} />
        </Suspense>
      )}
    </>
  );
}

function Answer({ query }: { readonly query: PreloadedQuery<Query> }) {
  const answer = usePreloadedQuery<Query>(whyQuery, query).staff?.featureAnswer;
  if (answer == null)
    return (
      <p role="status">
        <FormattedMessage id="internalFeatures.why.unknown" />
      </p>
    );
  return (
    <div className="stack" role="status">
      <p>
        <OnOff isOn={answer.feature.isEnabled} /> <ReasonText feature={answer.feature} />{' '}
        <Link to={staffPaths.internalMemberFeatures({ member: answer.memberId })}>
          <FormattedMessage id="internalFeatures.why.memberLink" />
        </Link>
      </p>
      <ol>
        {answer.rules.map(({ rule, inSegment, bucket, takes, segment }) => (
          <li key={rule.id}>
            <p>
              <FormattedMessage
                id="internalFeatures.why.rule"
                values={{
                  takes: String(takes),
                  inSegment: String(inSegment),
                  segment: rule.segmentName ?? 'none',
                  share: typedShare(rule.share),
                  bucket: typedShare(bucket),
                }}
              />
            </p>
            {segment != null && <SegmentAnswer answer={segment} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
