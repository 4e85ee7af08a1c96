import { isAllowedRedirect, type RedirectRules } from '../../domain/brands/redirect.ts';
import { isEmailAddress } from '../../domain/signup/emailAddress.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { isPlainName, LONGEST_NAME } from './fields.ts';

/** The area's other demand-response provider: the page for leaving it, or its contact. */
export interface OtherProvider {
  readonly drpUrl: string | null;
  readonly drpName: string | null;
  readonly drpEmail: string | null;
}

/** A provider to contact needs a name and an email address. */
export function providerFaults({ drpName, drpEmail }: OtherProvider): RefusedField[] {
  return [
    ...(drpName === null || isPlainName(drpName)
      ? []
      : [{ field: 'drpName', message: say('programs.drpName', { longest: LONGEST_NAME }) }]),
    ...(drpEmail !== null && !isEmailAddress(drpEmail)
      ? [{ field: 'drpEmail', message: say('programs.drpEmail') }]
      : []),
    ...((drpName === null) === (drpEmail === null)
      ? []
      : [{ field: drpName === null ? 'drpName' : 'drpEmail', message: say('programs.drpBoth') }]),
  ];
}

/** Members are sent only to hosts that the brand allows (SYS-03). Empty: none. */
export function providerUrlFaults(
  url: string | null | undefined,
  brand: RedirectRules,
  origin: string,
): RefusedField[] {
  const asked = url?.trim() ?? '';
  return asked === '' || isAllowedRedirect(asked, brand, origin)
    ? []
    : [{ field: 'drpUrl', message: say('programs.drpUrl') }];
}
