import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { HowMembersJoin_program$key } from '../../../../../codegen/relay/HowMembersJoin_program.graphql.ts';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/** Explains how members join a program that has none, and what staff still have to do; empty when it has members. */
export function HowMembersJoin({ program: key }: { readonly program: HowMembersJoin_program$key }) {
  const { visitor } = useSession();
  const { id, name, memberCount, utility } = useFragment(
    graphql`
      fragment HowMembersJoin_program on Program {
        id
        name
        memberCount
        utility {
          id
          name
          connectionMethod
          postalCodeCount
        }
      }
    `,
    key,
  );
  if (memberCount > 0) return null;
  const covers = utility.postalCodeCount > 0;
  const links = [
    { to: staffPaths.internalCoverage({ utility: utility.id }), label: 'coverage', main: !covers },
    {
      to: staffPaths.internalUtility(utility.id),
      label: 'utility',
      main: covers && utility.connectionMethod === 'NONE',
    },
    {
      to: staffPaths.internalProgram(id),
      label: 'members',
      main: covers && utility.connectionMethod !== 'NONE',
    },
  ].filter(({ to }) => internalVerdict(visitor, to) === 'open');
  return (
    <Notice tone="warn" title={<FormattedMessage id="internal.join.title" values={{ program: name }} />}>
      <p>
        <FormattedMessage
          id={covers ? `internal.join.${utility.connectionMethod}` : 'internal.join.noCodes'}
          values={{ utility: utility.name, count: utility.postalCodeCount }}
        />
      </p>
      <p>
        <FormattedMessage id="internal.join.later" />
      </p>
      {links.length === 0 ? (
        <p>
          <FormattedMessage id="internal.join.ask" />
        </p>
      ) : (
        <div className="row">
          {links.map(({ to, label, main }) => (
            <ButtonLink key={label} to={to} look={main ? 'primary' : 'secondary'} small>
              <FormattedMessage id={`internal.join.to.${label}`} />
            </ButtonLink>
          ))}
        </div>
      )}
    </Notice>
  );
}
