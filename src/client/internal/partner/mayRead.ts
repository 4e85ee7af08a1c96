/** What a device may read beside what is for all: by its own targets and those of what it steers. */
export const mayRead = (own: readonly string[], ofResources: readonly (readonly string[])[]): string[] => [
  ...new Set([...own, ...ofResources.flat()]),
];
