import { ATTRIBUTE, isSet, surveyAttribute } from '../session/attributeKeys.ts';

/** BAN-25 to BAN-28: what is stored under a survey's attribute. Numbers travel as strings (AMB-31). */
export const SURVEY_STATE = { shown: '1', dismissed: '2', followed: '3' } as const;
export type SurveyStep = keyof typeof SURVEY_STATE;

type Attributes = Readonly<Record<string, string>>;

/** How far a member is with a survey; 0, also for anything that isn't a number, means never shown. */
export function surveyState(attributes: Attributes, survey: string): number {
  const key = surveyAttribute(survey);
  const state = Object.hasOwn(attributes, key) ? Number(attributes[key]) : 0;
  return Number.isInteger(state) && state > 0 ? state : 0;
}

/** BAN-29: dismissed and followed are final. */
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
 * The survey's address with the parameters its authors need (BAN-24): whether the member is new (not imported
 * from an earlier system), has devices, who it is, and whether the member volunteered for the beta (BAN-41).
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
