import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../platform/screen/app.ts';

interface CopiedLink {
  /** The field that shows the link. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly copied: boolean;
  copy(): Promise<void>;
}

/** Copies a link that stands in a field. The texts are ids of messages. */
export function useCopyLink(
  link: string,
  texts: { readonly copied: string; readonly yourself: string },
): CopiedLink {
  const intl = useIntl();
  const { flashes } = useApp();
  const [copied, setCopied] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return {
    input,
    copied,
    async copy() {
      try {
        await navigator.clipboard.writeText(link);
        setCopied(true);
        flashes.show({ type: 'success', text: intl.formatMessage({ id: texts.copied }) });
      } catch {
        // Where the browser doesn't let us copy, the text is selected for the member.
        input.current?.select();
        flashes.show({ text: intl.formatMessage({ id: texts.yourself }) });
      }
    },
  };
}
