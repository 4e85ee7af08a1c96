const texts = new WeakMap<object, string>();

/** Marks a body that many answers share and that never changes, so that its JSON is written once. */
export function sharedBody<Body extends object>(body: Body): Body {
  texts.set(body, JSON.stringify(body));
  return body;
}

/** The JSON of a shared body; undefined for others. */
export const sharedJson = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null ? texts.get(body) : undefined;
