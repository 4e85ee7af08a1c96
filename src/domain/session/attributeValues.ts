import { ATTRIBUTE } from './attributeKeys.ts';

/** Why an attribute may not be written: no key that members write, or a value that the key does not take. */
export type AttributeFault = 'unknownKey' | 'wrongValue';

/** A member may keep so many; the state of each survey is one of them. */
export const MOST_ATTRIBUTES = 100;

const FLAG = /^[01]$/;
const SURVEY_KEY = /^ANNOUNCE_SURVEY_\w{1,40}$/;
/** AMB-31: numbers travel as strings. */
const SURVEY_STATE = /^[0-3]$/;
const COUNT = /^(?:0|[1-9]\d{0,5})$/;

/** What a member's own app may write. The other keys are written by what they stand for: an enrolment, a partner's pages. */
const VALUES: Readonly<Record<string, RegExp>> = {
  [ATTRIBUTE.deviceBillboardCollapsed]: FLAG,
  [ATTRIBUTE.utilityBillboardCollapsed]: FLAG,
  [ATTRIBUTE.hideUtilityPrompt]: FLAG,
  [ATTRIBUTE.quitCarbonSeen]: COUNT,
};

/** Whether a member may write this value under this key; null: yes. Source: GQL-05, BAN-21, BAN-25 to BAN-28. */
export function attributeFault(key: string, value: string): AttributeFault | null {
  const pattern = SURVEY_KEY.test(key) ? SURVEY_STATE : Object.hasOwn(VALUES, key) ? VALUES[key] : undefined;
  if (pattern === undefined) return 'unknownKey';
  return pattern.test(value) ? null : 'wrongValue';
}

/** An attribute that counts, as a number; 0 for one that is not there or was spoilt. */
export function countOf(attributes: Readonly<Record<string, string>>, key: string): number {
  const value = Object.hasOwn(attributes, key) ? (attributes[key] ?? '') : '';
  return COUNT.test(value) ? Number(value) : 0;
}
