import { Suspense, useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { SegmentWhyQuery as Query } from '../../../../codegen/relay/SegmentWhyQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../shared/form/TextField.tsx';
import formStyles from '../shared/form/Form.module.css';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { SegmentAnswer } from '../shared/segments/SegmentAnswer.tsx';

const whyQuery = graphql`
  query SegmentWhyQuery($segmentId: ID!, $member: String!) {
    staff {
      segmentAnswer(segmentId: $segmentId, member: $member) {
        memberId
        ...SegmentAnswer_answer
      }
    }
  }
`;

/** Asks for a member, and says why they are in the segment or not. */
export function SegmentWhy({ segmentId }: { readonly segmentId: string }) {
  const intl = useIntl();
  const [member, setMember] = useState('');
  const [answer, load] = useQueryLoader<Query>(whyQuery);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (member.trim() !== '') load({ segmentId, member }, { fetchPolicy: 'network-only' });
  };
  return (
    <>
      <form className={formStyles['form']} noValidate onSubmit={ask}>
        <TextField
          label={intl.formatMessage({ id: 'internalSegments.why.member' })}
          value={member}
          onChange={setMember}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
        <div className="row">
          <Button reads type="submit" look="secondary">
            <FormattedMessage id="internalSegments.why.ask" />
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
  const answer = usePreloadedQuery<Query>(whyQuery, query).staff?.segmentAnswer;
  return (
    <div role="status">
      {answer == null ? (
        <p>
          <FormattedMessage id="internalSegments.why.unknown" />
        </p>
      ) : (
        <SegmentAnswer answer={answer} key={answer.memberId} />
      )}
    </div>
  );
}
