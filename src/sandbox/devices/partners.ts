import { connectionConfig, type ConnectionConfig } from '../../domain/devices/connectionConfigs.ts';

/** The client under which the product is known to every device cloud. */
export const CLIENT_ID = 'ebbwatt';

/** The device cloud of an address, if there is one that speaks so. */
export function partnerOf(slug: string, cloud?: ConnectionConfig['cloud']): ConnectionConfig | null {
  const partner = connectionConfig(slug);
  return partner && (cloud === undefined || partner.cloud === cloud) ? partner : null;
}

/** The secret with which the product names itself to a partner. */
export const clientSecretName = (partner: string): string => `device:${partner}`;

/** The secret with which a partner signs its webhooks. */
export const webhookSecretName = (partner: string): string => `device-webhook:${partner}`;
