import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';

/** Save and cancel. */
export function FormButtons({ busy, onCancel }: { readonly busy: boolean; readonly onCancel: () => void }) {
  return (
    <div className="row">
      <Button type="submit" small busy={busy}>
        <FormattedMessage id="settings.save" />
      </Button>
      <Button look="quiet" small onClick={onCancel}>
        <FormattedMessage id="settings.cancel" />
      </Button>
    </div>
  );
}
