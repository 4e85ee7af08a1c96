/** NET-28: the page, or its subject, doesn't exist for this visitor. */
export class Error404 extends Error {
  override readonly name = 'Error404';

  constructor() {
    super('There is no such page.');
  }
}

export const isError404 = (error: unknown): boolean => error instanceof Error && error.name === 'Error404';
