import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { shownPhone } from '../../../../domain/settings/shownPhone.ts';
import { opensDialog } from '../../../shared/dialog/opensDialog.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { TrashIcon } from '../../../ui/icons/toolIcons.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from '../settings.module.css';

export interface PhoneRowProps {
  readonly phone: Settings['phone_numbers'][number];
  readonly onChange: () => void;
  readonly onEnterCode: () => void;
  readonly onRemove: () => void;
}

export function PhoneRow({ phone: { number, verified }, onChange, onEnterCode, onRemove }: PhoneRowProps) {
  const intl = useIntl();
  const shown = shownPhone(number);
  const about = (what: string) =>
    intl.formatMessage({ id: 'settings.phones.about' }, { what, number: shown });
  const action = intl.formatMessage({ id: verified ? 'settings.change' : 'settings.phones.enterCode' });
  return (
    <li className={cx(styles['row'], styles['phone'])}>
      <div>
        <span className="number nowrap">{shown}</span>
        <span>
          <Badge tone={verified ? 'saved' : 'warn'}>
            <FormattedMessage id={verified ? 'settings.phones.verified' : 'settings.phones.unverified'} />
          </Badge>
        </span>
      </div>
      <span className={styles['actions']}>
        <Button look="quiet" small aria-label={about(action)} onClick={verified ? onChange : onEnterCode}>
          {action}
        </Button>
        <IconButton
          label={about(intl.formatMessage({ id: 'settings.phones.remove' }))}
          icon={<TrashIcon size={20} />}
          {...opensDialog}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
