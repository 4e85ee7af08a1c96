import { connectionConfig, type ConnectionConfig } from '../../domain/devices/connectionConfigs.ts';

/** The product's client id with every device cloud. */
export const CLIENT_ID = 'ebbwatt';

/** The device cloud of a slug, if it speaks this protocol. */
export function findPartner(slug: string, cloud?: ConnectionConfig['cloud']): ConnectionConfig | null {
  const partner = connectionConfig(slug);
  return partner && (cloud === undefined || partner.cloud === cloud) ? partner : null;
}

/** Name of the product's client secret with a partner. */
export const clientSecretName = (partner: string): string => `device:${partner}`;

/** Name of the secret a partner signs its webhooks with. */
export const webhookSecretName = (partner: string): string => `device-webhook:${partner}`;
