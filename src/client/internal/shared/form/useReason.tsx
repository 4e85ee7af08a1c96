import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from './TextField.tsx';

/** The shortest text that counts as a reason. */
const leastLength = 3;

export interface Reason {
  /** The field; `error` is the server's. */
  readonly field: (error?: string) => ReactNode;
  /** The typed reason; null: missing, and the field shows the error and takes the focus. */
  read(): string | null;
}

/** Why staff change something, for the audit log. */
export function useReason(): Reason {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  return {
    field: (error) => (
      <TextField
        inputRef={input}
        label={<FormattedMessage id="internal.review.reason" />}
        hint={<FormattedMessage id="internal.review.reasonHint" />}
        error={missing ? intl.formatMessage({ id: 'internal.review.reasonMissing' }) : error}
        name="reason"
        autoComplete="off"
        maxLength={500}
        required
      />
    ),
    read() {
      const text = input.current?.value.trim() ?? '';
      const isMissing = text.length < leastLength;
      setMissing(isMissing);
      if (!isMissing) return text;
      input.current?.focus();
      return null;
    },
  };
}
