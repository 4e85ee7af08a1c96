export { signupState, type SignupState } from './state.ts';
export { dashboardStep } from './dashboardStep.ts';
export { moveHome } from './moveHome.ts';
