export { coverageOf, type Coverage } from './coverage.ts';
export { choosableUtilities, type UtilityChoosable } from './options.ts';
export { createUtility, updateUtility, type NewUtility, type UtilityChange } from './utilities.ts';
export {
  createProgram,
  updateProgram,
  type GivenRules,
  type NewProgram,
  type ProgramChange,
} from './programs.ts';
export { removePostalCodes, setPostalCodes, type PostalCodesOrder } from './postalCodes.ts';
export type { Order, Saved } from './outcome.ts';
export type { ProgramDeps } from './deps.ts';
export { loadProgram, loadUtility } from './loaders.ts';
export { activeProgramsOf, newMembersProgramOf, programOf, utilityOf, type UtilityFacts } from './lookUps.ts';
export { saveRatePlans, type RatePlanList } from './ratePlans/plans.ts';
export { partnerByClient, partnerUtility, type PartnerUtility } from './partnerUtility.ts';
