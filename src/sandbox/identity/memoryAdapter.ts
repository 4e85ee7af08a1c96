import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  readonly payload: AdapterPayload;
  readonly until: number;
}

/**
 * The provider's sessions, grants and codes, in memory, so that a restart ends them. One store per sandbox.
 */
export function memoryAdapter(): (model: string) => Adapter {
  const store = new Map<string, Kept>();
  const find = (key: string): AdapterPayload | undefined => {
    const kept = store.get(key);
    if (kept && kept.until <= Date.now()) store.delete(key);
    return kept && kept.until > Date.now() ? kept.payload : undefined;
  };
  const findBy = (
    model: string,
    matches: (payload: AdapterPayload) => boolean,
  ): AdapterPayload | undefined => {
    const key = [...store.keys()].find((each) => each.startsWith(`${model}:`) && matches(find(each) ?? {}));
    return key === undefined ? undefined : find(key);
  };

  return (model) => ({
    upsert: async (id, payload, expiresIn) =>
      void store.set(`${model}:${id}`, {
        payload,
        until: expiresIn ? Date.now() + expiresIn * 1_000 : Number.POSITIVE_INFINITY,
      }),
    find: async (id) => find(`${model}:${id}`),
    findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    consume: async (id) => {
      const kept = store.get(`${model}:${id}`);
      if (kept)
        store.set(`${model}:${id}`, {
          ...kept,
          payload: { ...kept.payload, consumed: Math.floor(Date.now() / 1_000) },
        });
    },
    destroy: async (id) => void store.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of store) if (payload.grantId === grantId) store.delete(key);
    },
  });
}
