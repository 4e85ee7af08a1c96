import type { RestOperations } from '../../../codegen/rest/handlers.ts';
import type { Sentence } from '../../domain/sentences/sentence.ts';
import { isEmailAddress } from '../../domain/signup/emailAddress.ts';
import { nameFault, normalName } from '../../domain/signup/personName.ts';
import { say } from '../platform/messages/say.ts';
import { refused } from '../platform/errors.ts';

type Sent = RestOperations['sendFull']['body'];

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Throws all faults at once. For a stranger, address and terms are checked too. */
export function parsePerson(sent: Sent, stranger: boolean): Person {
  const faults: Record<string, Sentence> = {};
  for (const field of ['first_name', 'last_name'] as const) {
    const fault = nameFault(sent[field]);
    if (fault !== null)
      faults[field] = fault === 'missing' ? say('signup.nameMissing') : say('signup.nameCharacters');
  }
  const email = sent.email.trim();
  if (stranger && !isEmailAddress(email)) faults['email'] = say('signup.notAnEmail');
  if (stranger && sent.terms !== true) faults['terms'] = say('signup.termsNeeded');
  const [first] = Object.values(faults);
  if (first !== undefined) throw refused(first, { code: 'INVALID', fields: faults });
  return { firstName: normalName(sent.first_name), lastName: normalName(sent.last_name), email };
}
