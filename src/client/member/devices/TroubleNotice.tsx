import { FormattedMessage } from 'react-intl';
import type { Device } from '../../../../codegen/rest/types.ts';
import { opensDialog } from '../../shared/dialog/opensDialog.ts';
import { ArticleLink } from '../../shared/help/ArticleLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface TroubleNoticeProps {
  readonly device: Pick<Device, 'display_name' | 'trouble'>;
  /** The partner's name. */
  readonly partner: string;
  readonly busy: boolean;
  /** Null: only the owner of the home can. */
  readonly onReconnect: (() => void) | null;
}

/** What keeps a device from taking part, and how to fix it. */
export function TroubleNotice({
  device: { display_name: name, trouble },
  partner,
  busy,
  onReconnect,
}: TroubleNoticeProps) {
  const values = { name, partner };
  return (
    <Notice
      tone="warn"
      title={<FormattedMessage id={`devices.trouble.${trouble ?? 'offline'}.title`} values={values} />}
    >
      <p>
        <FormattedMessage id={`devices.trouble.${trouble ?? 'offline'}.text`} values={values} />
      </p>
      {trouble === 'authorization' && onReconnect !== null && (
        <div className="row">
          <Button small busy={busy} {...opensDialog} onClick={onReconnect}>
            <FormattedMessage id="devices.reconnect" values={values} />
          </Button>
        </div>
      )}
      <ArticleLink about="trouble" />
    </Notice>
  );
}
