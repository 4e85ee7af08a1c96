export { signupState, type SignupState } from './state.ts';
