import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { useUpload } from '../../../shared/upload/useUpload.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileDrop } from '../../../ui/form/FileDrop.tsx';
import styles from './Editor.module.css';

interface Picture {
  readonly id: string;
  readonly url: string;
}

interface PictureFieldProps {
  readonly picture: Picture | null;
  readonly error: string | undefined;
  readonly onChange: (picture: Picture | null) => void;
}

/** Uploads a picture as soon as it is chosen; it shows once the form is saved. */
export function PictureField({ picture, error, onChange }: PictureFieldProps) {
  const intl = useIntl();
  const { rest } = useApp();
  const [file, setFile] = useState<File | null>(null);
  const upload = useUpload<object, Picture>(
    ({ body, form, signal, send }) =>
      rest.act(
        '/staff/reward_pictures',
        { body, bodySerializer: () => form },
        { intent: 'read', signal, send },
      ),
    { changes: [], unreachable: intl.formatMessage({ id: 'internal.upload.unreachable' }) },
  );
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    upload.forget();
    if (chosen === null) return;
    const taken = await upload.send(chosen, {});
    if (taken === null) return;
    setFile(null);
    onChange(taken);
  };
  return (
    <div className="stack stack-tight">
      <span className="strong">
        <FormattedMessage id="internalRewards.field.picture" />
      </span>
      {picture !== null && (
        <>
          <img
            className={styles['picture']}
            src={picture.url}
            width={320}
            height={200}
            alt={intl.formatMessage({ id: 'internalRewards.picture.now' })}
          />
          <div className="row">
            <Button look="quiet" small onClick={() => onChange(null)}>
              <FormattedMessage id="internalRewards.picture.remove" />
            </Button>
          </div>
        </>
      )}
      <FileDrop
        label={intl.formatMessage({
          id: picture === null ? 'internalRewards.picture.choose' : 'internalRewards.picture.replace',
        })}
        hint={<FormattedMessage id="internalRewards.picture.hint" />}
        accept="image/jpeg,image/png,image/webp,image/gif"
        file={file}
        error={upload.fault ?? error}
        disabled={upload.busy}
        onFile={(chosen) => void choose(chosen)}
      />
    </div>
  );
}
