export { coverageOf } from './coverage.ts';
export { choosableUtilities } from './store/options.ts';
export { createUtility, updateUtility, type UtilityChange } from './utilities.ts';
export { createProgram } from './programs.ts';
export { setPostalCodes } from './postalCodes.ts';
export type { Order, Saved } from './outcome.ts';
export { loadProgram, loadUtility } from './loaders.ts';
export {
  activeProgramsOf,
  newMembersProgramOf,
  programOf,
  utilityOf,
  type UtilityFacts,
} from './store/lookUps.ts';
export { saveRatePlans } from './store/ratePlans.ts';
export { partnerByClient, partnerUtility, type PartnerUtility } from './partnerUtility.ts';
