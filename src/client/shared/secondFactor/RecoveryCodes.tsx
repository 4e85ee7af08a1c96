import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './secondFactor.module.css';

/** New recovery codes, shown this once. */
export function RecoveryCodes({
  codes,
  onSaved,
}: {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}) {
  const { brand } = useApp();
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = codes.join('\n');

  async function copy() {
    setCopied(
      await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    );
  }

  function download() {
    const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${brand.id}-recovery-codes.txt`;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <div className="stack">
      <h2>
        <FormattedMessage id="secondFactor.recovery.title" />
      </h2>
      <p>
        <FormattedMessage id="secondFactor.recovery.text" />
      </p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Button look="secondary" small onClick={() => void copy()}>
          <FormattedMessage id="secondFactor.recovery.copy" />
        </Button>
        <Button look="secondary" small onClick={download}>
          <FormattedMessage id="secondFactor.recovery.download" />
        </Button>
        <span className="small muted" role="status">
          {copied !== null && (
            <FormattedMessage
              id={copied ? 'secondFactor.recovery.copied' : 'secondFactor.recovery.notCopied'}
            />
          )}
        </span>
      </div>
      <Button onClick={onSaved}>
        <FormattedMessage id="secondFactor.recovery.saved" />
      </Button>
    </div>
  );
}
