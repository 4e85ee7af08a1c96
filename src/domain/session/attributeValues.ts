import { ATTRIBUTE } from './attributeKeys.ts';

/** Why an attribute can't be written: not a member's key, or a value the key doesn't allow. */
export type AttributeFault = 'unknownKey' | 'wrongValue';

/** Attributes per member, including one per survey. */
export const MOST_ATTRIBUTES = 100;

const FLAG = /^[01]$/;
const SURVEY_KEY = /^ANNOUNCE_SURVEY_\w{1,40}$/;
/** AMB-31: numbers travel as strings. */
const SURVEY_STATE = /^[0-3]$/;
const COUNT = /^(?:0|[1-9]\d{0,5})$/;

/**
 * Attributes a member's own app may write. The others follow from events: an enrolment, a partner's pages.
 */
const VALUES: Readonly<Record<string, RegExp>> = {
  [ATTRIBUTE.deviceBillboardCollapsed]: FLAG,
  [ATTRIBUTE.utilityBillboardCollapsed]: FLAG,
  [ATTRIBUTE.hideUtilityPrompt]: FLAG,
  [ATTRIBUTE.quitCarbonSeen]: COUNT,
};

/**
 * Why a member may not write this value under this key; null: allowed. Source: GQL-05, BAN-21, BAN-25 to
 * BAN-28.
 */
export function attributeFault(key: string, value: string): AttributeFault | null {
  const pattern = SURVEY_KEY.test(key) ? SURVEY_STATE : Object.hasOwn(VALUES, key) ? VALUES[key] : undefined;
  if (pattern === undefined) return 'unknownKey';
  return pattern.test(value) ? null : 'wrongValue';
}

/** A counter attribute; 0 when missing or malformed. */
export function readCount(attributes: Readonly<Record<string, string>>, key: string): number {
  const value = Object.hasOwn(attributes, key) ? (attributes[key] ?? '') : '';
  return COUNT.test(value) ? Number(value) : 0;
}
