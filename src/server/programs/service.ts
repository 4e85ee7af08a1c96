export { coverageOf, type Coverage } from './coverage.ts';
export { choosableUtilities, type UtilityChoosable } from './options.ts';
export { createUtility, updateUtility, type NewUtility, type UtilityChange } from './utilities.ts';
export { createProgram, updateProgram, type GivenRules, type NewProgram, type ProgramChange } from './programs.ts';
export { removePostalCodes, setPostalCodes, type PostalCodesOrder } from './postalCodes.ts';
export type { Order, Saved } from './outcome.ts';
export type { ProgramParts } from './parts.ts';
export { loadProgram } from './loaders.ts';
