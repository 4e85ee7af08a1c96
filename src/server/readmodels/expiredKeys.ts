/** In SQL: whether the API key of the device that asked for a webhook's address, `e`, has expired by `now`. */
export const isKeyExpired = (e: string, now: string): string =>
  `(${e}.format = 'OPENADR' and exists (
     select from open_adr_subscriptions s join api_keys k on k.id = s.key_id
     where s.brand = ${e}.brand and k.expires_at <= ${now}
       and s.callbacks @> jsonb_build_array(jsonb_build_object('endpointId', ${e}.id))))`;
