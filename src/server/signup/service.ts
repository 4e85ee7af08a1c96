export { signupState } from './state.ts';
export { dashboardStep } from './dashboardStep.ts';
export { moveHome } from './moveHome.ts';
