import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { showSettings } from '../../../shared/settings/useSaveSettings.ts';
import { useUpload } from '../../../shared/upload/useUpload.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';

export interface PictureFormProps {
  readonly hasPicture: boolean;
  readonly onClose: () => void;
}

/** Uploads the member's picture as soon as it is chosen, or removes it. */
export function PictureFormLazy({ hasPicture, onClose }: PictureFormProps) {
  const intl = useIntl();
  const app = useApp();
  const [file, setFile] = useState<File | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const { busy: removing, write } = useRestWrite();
  const upload = useUpload<object, Settings>(
    ({ body, form: parts, signal, send }) =>
      app.rest.act(
        '/account_picture',
        { body, bodySerializer: () => parts },
        { intent: 'read', signal, send },
      ),
    { changes: [], unreachable: intl.formatMessage({ id: 'settings.profile.picture.unreachable' }) },
  );
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function close(settings: Settings) {
    showSettings(app, settings);
    onClose();
  }

  async function choose(chosen: File | null) {
    setFile(chosen);
    upload.forget();
    if (chosen === null) return;
    const saved = await upload.send(chosen, {});
    if (saved === null) return;
    app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'settings.profile.picture.saved' }) });
    close(saved);
  }

  return (
    <div ref={form} className="stack">
      <FileDrop
        label={intl.formatMessage({
          id: hasPicture ? 'settings.profile.picture.replace' : 'settings.profile.picture.choose',
        })}
        hint={<FormattedMessage id="settings.profile.picture.hint" />}
        accept="image/jpeg,image/png,image/webp,image/gif"
        file={file}
        error={upload.fault}
        disabled={upload.busy || removing}
        onFile={(chosen) => void choose(chosen)}
      />
      {upload.busy && (
        <p className="small" role="status">
          <FormattedMessage id="settings.profile.picture.busy" />
        </p>
      )}
      <div className="row">
        {hasPicture && (
          <Button
            look="secondary"
            busy={removing}
            onClick={() =>
              void write(() => app.rest.act('/account_picture/remove', {}), {
                done: () => intl.formatMessage({ id: 'settings.profile.picture.removed' }),
                onSaved: close,
              })
            }
          >
            <FormattedMessage id="settings.profile.picture.remove" />
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </div>
  );
}
