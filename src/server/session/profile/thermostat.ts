import type { GoogleRhr, ThermostatSendOffStatus } from '../../../../codegen/graphql/types.ts';
import { localised } from '../../../domain/brands/localised.ts';
import { ATTRIBUTE } from '../../../domain/session/attributeKeys.ts';
import { inWords } from '../../platform/messages/inWords.ts';
import { say } from '../../platform/messages/say.ts';
import type { MemberContext, RequestBrand, SessionMember } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { refusal, refusedPayload } from '../../platform/graphql/refusal.ts';
import { insertSendOff, saveAttributes } from '../store/attributes.ts';

/** The key of this partner among a brand's enrolment addresses. */
const THERMOSTAT_PARTNER = 'thermostat_partner';

const sentences = {
  RECORDED: 'session.sendOffRecorded',
  ALREADY_RECORDED: 'session.sendOffBefore',
} as const satisfies Record<ThermostatSendOffStatus, string>;

/** Null when the brand has no such partner or the member no enrolment with it. */
export function googleRhr(brand: RequestBrand, member: SessionMember | null): GoogleRhr | null {
  const address = brand.config.enrollmentUrls[THERMOSTAT_PARTNER];
  const id = member?.attributes[ATTRIBUTE.thermostatEnrollment];
  const [locale] = brand.config.locales;
  if (address === undefined || id === undefined || locale === undefined) return null;
  const { termsUrl, words } = brand.publicIn(locale);
  return {
    id,
    enrollmentAppUri: localised(address, locale),
    expectedPartnerName: words.productName,
    expectedTermsOfServiceUri: termsUrl,
  };
}

/**
 * Records that the member has finished at the partner; the first outcome stays. Afterwards the app no longer sends
 * the member there (AMB-30, GQL-30, GQL-31). `programId` null means the member's own.
 */
export async function sendOff(
  { brand, session, member, db, now, locale }: MemberContext,
  programId: string | null,
  outcome: 'complete' | 'already_done',
) {
  const enrolment = googleRhr(brand, member);
  if (enrolment === null || (programId !== null && programId !== enrolment.id)) {
    return refusedPayload(refusal('NOT_FOUND', say('session.sendOffUnknown')));
  }
  const done = { [ATTRIBUTE.partnerAccountLinking]: '0' };
  const isNew = await transaction(db, async (tx) => {
    const inserted = await insertSendOff(tx, {
      memberId: member.id,
      brand: brand.id,
      programId: enrolment.id,
      outcome,
      at: now,
    });
    await saveAttributes(tx, member.id, done);
    return inserted;
  });
  const status: ThermostatSendOffStatus = isNew ? 'RECORDED' : 'ALREADY_RECORDED';
  const user: SessionMember = {
    ...member,
    attributes: { ...member.attributes, ...done },
  };
  return {
    __typename: 'ThermostatSendOff' as const,
    status,
    message: inWords(locale, say(sentences[status])),
    user,
    session: { session, member: user },
  };
}
