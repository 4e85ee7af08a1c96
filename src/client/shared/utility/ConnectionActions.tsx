import { FormattedMessage } from 'react-intl';
import type { ConnectionAction } from '../../../domain/utility/connectionWords.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';

export interface ConnectionActionsProps {
  readonly actions: readonly ConnectionAction[];
  /** The first one is the one thing to do on its screen. */
  readonly leading?: boolean;
  readonly small?: boolean;
  readonly wide?: boolean;
}

/** What can be done about the connection, each to its page or to the brand's help (UTL-74). */
export function ConnectionActions({
  actions,
  leading = false,
  small = false,
  wide = false,
}: ConnectionActionsProps) {
  const { helpUrls } = useApp().brand;
  return actions.map(({ key, target }, index) => {
    const look = leading && index === 0 ? 'primary' : 'secondary';
    const label = <FormattedMessage id={`connection.action.${key}`} />;
    return target.kind === 'page' ? (
      <ButtonLink key={key} to={target.path} look={look} small={small} wide={wide}>
        {label}
      </ButtonLink>
    ) : (
      <ButtonAnchor key={key} href={helpUrls[target.topic]} look={look} small={small} wide={wide}>
        {label}
      </ButtonAnchor>
    );
  });
}
