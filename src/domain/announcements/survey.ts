import { ATTRIBUTE, isSet, surveyAttribute } from '../session/attributeKeys.ts';

/** BAN-25 to BAN-28: what is kept under a survey's attribute. Numbers travel as strings (AMB-31). */
export const SURVEY_STATE = { shown: '1', dismissed: '2', followed: '3' } as const;
export type SurveyStep = keyof typeof SURVEY_STATE;

type Attributes = Readonly<Record<string, string>>;

/** How far a member is with a survey, 0: never seen. What is no number counts as never seen. */
export function surveyState(attributes: Attributes, survey: string): number {
  const key = surveyAttribute(survey);
  const state = Object.hasOwn(attributes, key) ? Number(attributes[key]) : 0;
  return Number.isInteger(state) && state > 0 ? state : 0;
}

/** BAN-29: put away or followed, it is over. */
export function isSurveyOver(state: number): boolean {
  return state > 1;
}

export interface SurveyFacts {
  readonly memberId: string;
  readonly attributes: Attributes;
  readonly wasInLegacy: boolean;
  readonly devices: number;
}

/**
 * The survey's address with what its makers want to know (BAN-24): whether the member is new, that is, was not taken over
 * from an earlier system; whether there are devices; who it is; and whether the member volunteered for the beta (BAN-41).
 */
export function surveyLink(
  address: string,
  { memberId, attributes, wasInLegacy, devices }: SurveyFacts,
): string {
  const url = new URL(address);
  url.searchParams.set('new', wasInLegacy ? 'no' : 'yes');
  url.searchParams.set('devices', devices > 0 ? 'yes' : 'no');
  url.searchParams.set('user_id', memberId);
  url.searchParams.set('beta_type', isSet(attributes, ATTRIBUTE.betaVolunteer) ? 'volunteered' : 'voluntold');
  return url.toString();
}
