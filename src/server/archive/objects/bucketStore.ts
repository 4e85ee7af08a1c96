import type { S3Client } from '@aws-sdk/client-s3';
import type { ObjectStore } from './objectStore.ts';

export interface Bucket {
  readonly bucket: string;
  /** Before each path: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Null: Amazon's own of the region. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** How long an answer may take to begin, and then pause, milliseconds; 20 seconds without it. */
  readonly answerMs?: number;
}

/** How long a connection may take, milliseconds. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 20_000;
/** How long a whole file may take to be written, milliseconds. */
const WRITE_MS = 300_000;
/** Tries of one call: someone waits for a page meanwhile. */
const TRIES = 2;

/** Files in a bucket of an S3-shaped store. Its client is loaded when the first file is asked for. */
export function bucketStore({ bucket, prefix, ...access }: Bucket): ObjectStore {
  let opening: ReturnType<typeof open> | null = null;
  const client = (): ReturnType<typeof open> => (opening ??= open(access));
  const at = (path: string) => ({ Bucket: bucket, Key: `${prefix}${path}` });
  return {
    put: async (path, bytes) => {
      const { s3, PutObjectCommand } = await client();
      await s3.send(new PutObjectCommand({ ...at(path), Body: bytes, ContentLength: bytes.byteLength }), {
        requestTimeout: WRITE_MS,
      });
    },
    read: async (path, from, to) => {
      const { s3, GetObjectCommand } = await client();
      const { Body } = await s3.send(new GetObjectCommand({ ...at(path), Range: `bytes=${from}-${to - 1}` }));
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array(0);
      if (bytes.byteLength !== to - from) throw new Error(`${path} doesn’t have bytes ${from} to ${to}.`);
      return bytes;
    },
    size: async (path) => {
      const { s3, HeadObjectCommand } = await client();
      try {
        return (await s3.send(new HeadObjectCommand(at(path)))).ContentLength ?? null;
      } catch (error) {
        if ((error as { name?: string }).name === 'NotFound') return null;
        throw error;
      }
    },
    remove: async (path) => {
      const { s3, DeleteObjectCommand } = await client();
      await s3.send(new DeleteObjectCommand(at(path)));
    },
    list: async function* (begin) {
      const { s3, ListObjectsV2Command } = await client();
      for (let next: string | undefined; ;) {
        const page = await s3.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${begin}`, ContinuationToken: next }),
        );
        for (const { Key = '' } of page.Contents ?? []) yield Key.slice(prefix.length);
        next = page.NextContinuationToken;
        if (next === undefined) return;
      }
    },
  };
}

async function open({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  answerMs = ANSWER_MS,
}: Omit<Bucket, 'bucket' | 'prefix'>) {
  const { S3Client: Client, ...commands } = await import('@aws-sdk/client-s3');
  const s3: S3Client = new Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other stores than Amazon's have neither a host a bucket nor its newest checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: answerMs,
      // Without it, an answer that is late is only logged.
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
  });
  return { s3, ...commands };
}
