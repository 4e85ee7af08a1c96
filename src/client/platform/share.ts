import { isSharingAvailable } from '../../domain/settings/handheld.ts';

export interface EmailDraft {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The part of the browser that sharing needs. */
export interface SharingNavigator {
  readonly maxTouchPoints: number;
  readonly userAgent: string;
  readonly userAgentData?: { readonly mobile?: boolean };
  readonly share?: (data: { title: string; text: string }) => Promise<void>;
}

/** HLP-18, HLP-19: a share sheet on a mobile device. */
export function mayShare(navigator: SharingNavigator): boolean {
  const machine = {
    maxTouchPoints: navigator.maxTouchPoints,
    mobileFlag: navigator.userAgentData?.mobile,
    userAgent: navigator.userAgent,
  };
  return isSharingAvailable(navigator.share !== undefined, machine);
}

/**
 * Opens the device's share sheet if available (HLP-18, HLP-19), otherwise the mail program with the same text
 * (AMB-41). Closing the share sheet cancels; any other failure falls back to the mail program.
 */
export async function sendEmail(
  email: EmailDraft,
  navigator: SharingNavigator,
  open: (address: string) => void,
): Promise<void> {
  if (!mayShare(navigator)) return open(mailto(email));
  try {
    // The share sheet has no field for the address.
    await navigator.share?.({ title: email.subject, text: `${email.to}\n\n${email.body}` });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) open(mailto(email));
  }
}

export function mailto({ to, subject, body }: EmailDraft): string {
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
