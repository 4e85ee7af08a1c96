import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/Button.tsx';
import { Billboard, type BillboardProps } from './Billboard.tsx';

interface UtilityBillboardProps extends Omit<BillboardProps, 'name' | 'children'> {
  /** The page that connects the utility. */
  readonly path: string;
}

/** BAN-02 to BAN-07. */
export function UtilityBillboard({ path, ...props }: UtilityBillboardProps) {
  return (
    <Billboard {...props} name="utility">
      <p className="small">
        <FormattedMessage id="billboards.utility.text" />
      </p>
      <ButtonLink to={path} look="secondary" small>
        <FormattedMessage id="billboards.utility.connect" />
      </ButtonLink>
    </Billboard>
  );
}
