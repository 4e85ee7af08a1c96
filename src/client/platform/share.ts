import { isSharingAvailable } from '../../domain/settings/handheld.ts';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/** The part of a browser that sharing needs. */
export interface SharingNavigator {
  readonly maxTouchPoints: number;
  readonly userAgent: string;
  readonly userAgentData?: { readonly mobile?: boolean };
  readonly share?: (data: { title: string; text: string }) => Promise<void>;
}

/** HLP-18, HLP-19: a share sheet, on a machine that is no desktop. */
export function mayShare(navigator: SharingNavigator): boolean {
  const machine = {
    maxTouchPoints: navigator.maxTouchPoints,
    mobileFlag: navigator.userAgentData?.mobile,
    userAgent: navigator.userAgent,
  };
  return isSharingAvailable(navigator.share !== undefined, machine);
}

/**
 * Hands a letter to the device's share sheet where there is one (HLP-18, HLP-19), otherwise to the mail program with
 * the same text (AMB-41). Somebody who closes the share sheet has changed their mind; any other failure goes to the mail.
 */
export async function sendLetter(
  letter: Letter,
  navigator: SharingNavigator,
  open: (address: string) => void,
): Promise<void> {
  if (!mayShare(navigator)) return open(mailto(letter));
  try {
    // The share sheet has no field for the address.
    await navigator.share?.({ title: letter.subject, text: `${letter.to}\n\n${letter.body}` });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError')) open(mailto(letter));
  }
}

export function mailto({ to, subject, body }: Letter): string {
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
