import { isAllowedRedirect, type RedirectRules } from '../../domain/brands/redirect.ts';
import { isEmailAddress } from '../../domain/signup/emailAddress.ts';
import type { RefusedField } from '../platform/graphql/refusal.ts';
import { say } from '../platform/messages/say.ts';
import { isPlainName, LONGEST_NAME } from './fields.ts';

/** The other demand-response provider of a utility's area: where leaving it is done, and whom to write to otherwise. */
export interface OtherProvider {
  readonly drpUrl: string | null;
  readonly drpName: string | null;
  readonly drpEmail: string | null;
}

/** A provider to write to has a name and an email address, or nobody is written to. */
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

/** Members are sent only where the brand lets its app go (SYS-03). Empty or left out: nowhere. */
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
