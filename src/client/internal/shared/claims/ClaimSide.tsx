import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ClaimSide_claim$key } from '../../../../../codegen/relay/ClaimSide_claim.graphql.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { MemberLink } from '../members/MemberLink.tsx';
import { useStaffTimes } from '../values/useStaffTimes.ts';

interface ClaimSideProps {
  readonly claim: ClaimSide_claim$key;
  readonly side: 'claimant' | 'holder';
}

/** Who is on a side of a claim, with what is known of it; a member of another brand stays unnamed. */
export function ClaimSide({ claim: key, side }: ClaimSideProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const claim = useFragment(
    graphql`
      fragment ClaimSide_claim on MeterClaim {
        proof
        heldSince
        lastReadingOn
        claimant {
          postalCode
          ...MemberLink_member
        }
        holder {
          postalCode
          ...MemberLink_member
        }
      }
    `,
    key,
  );
  const { proof, heldSince, lastReadingOn } = claim;
  const member = side === 'claimant' ? claim.claimant : claim.holder;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalQueues.claims.${id}` }, values);
  const facts =
    side === 'claimant'
      ? [text(`proof.${proof}`)]
      : [
          heldSince == null ? text('noLonger') : text('since', { day: times.shortDay(heldSince, zone) }),
          ...(lastReadingOn == null
            ? []
            : [text('lastReading', { day: times.shortDay(`${lastReadingOn}T00:00:00Z`, 'UTC') })]),
        ];
  return (
    <div>
      {member == null ? text('otherBrand') : <MemberLink member={member} />}
      <div className="small muted">
        {[...(member?.postalCode == null ? [] : [member.postalCode]), ...facts].join(' · ')}
      </div>
    </div>
  );
}
