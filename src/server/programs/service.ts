export { coverageOf, type Coverage } from './coverage.ts';
