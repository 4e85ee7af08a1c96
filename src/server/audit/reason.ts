import type { Sentence } from '../../domain/sentences/sentence.ts';
import { say } from '../platform/messages/say.ts';

const longest = 500;

/** Every staff change needs a reason, which goes into the audit log. */
export function reasonFaults(
  reason: string,
): readonly { readonly field: 'reason'; readonly message: Sentence }[] {
  const text = reason.trim();
  if (text.length < 3) return [{ field: 'reason', message: say('audit.reasonMissing') }];
  return text.length > longest
    ? [{ field: 'reason', message: say('audit.reasonLong', { most: longest }) }]
    : [];
}
