/**
 * The environments a brand is configured for (BRD-08): specification A names the first four and review apps,
 * B adds dev, and production exists because the version check runs only there.
 */
export const ENVIRONMENTS = ['test', 'alpha', 'beta', 'staging', 'review', 'dev', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Environments on a developer's machine, where plain http is allowed. */
export function isWorkbench(environment: Environment): boolean {
  return environment === 'dev' || environment === 'test';
}
