import { fileURLToPath } from 'node:url';
import type { Config } from '../../platform/config.ts';
import { bucketStore } from './bucketStore.ts';
import { folderStore } from './folderStore.ts';
import type { ObjectStore } from './objectStore.ts';

export type ArchiveSettings = Pick<
  Config,
  'archiveUrl' | 'archiveEndpoint' | 'archiveRegion' | 'archiveAccessKeyId' | 'archiveSecretAccessKey'
>;

/** The store that the settings name; null: none. Nothing is opened before it is used. */
export function openObjects({
  archiveUrl,
  archiveEndpoint: endpoint,
  archiveRegion: region,
  archiveAccessKeyId: accessKeyId,
  archiveSecretAccessKey: secretAccessKey,
}: ArchiveSettings): ObjectStore | null {
  if (archiveUrl === null) return null;
  const url = new URL(archiveUrl);
  if (url.protocol === 'file:') return folderStore(fileURLToPath(url));
  if (accessKeyId === null || secretAccessKey === null) return null;
  const [, path = ''] = /^\/?(.*?)\/?$/.exec(url.pathname) ?? [];
  const prefix = path === '' ? '' : `${path}/`;
  return bucketStore({ bucket: url.host, prefix, endpoint, region, accessKeyId, secretAccessKey });
}
