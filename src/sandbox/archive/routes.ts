import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import type { Objects } from './objects.ts';

/** The name of the only key; its secret may be anything. */
const ARCHIVE_KEY = 'ebbwatt';

const LARGEST = 256 * 2 ** 20;
const PAGE = 1_000;

interface Named {
  readonly Params: { readonly bucket: string; readonly '*': string };
}

/** A store of files with the calls of S3 that an archive needs, by paths of bucket and key. */
export async function archiveRoutes(app: FastifyInstance, objects: Objects): Promise<void> {
  await app.register((inner, _options, done) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, parsed) =>
      parsed(null, body),
    );
    inner.addHook('onRequest', async (request, reply) => {
      if (isKnown(request)) return undefined;
      return refuse(reply, 403, 'InvalidAccessKeyId');
    });
    const config = (endpoint: string) => ({ config: { partner: 'archive' as const, endpoint } });
    const nameOf = ({ params }: FastifyRequest<Named>): string => `${params.bucket}/${params['*']}`;
    inner.put<Named>('/s3/:bucket/*', { ...config('put'), bodyLimit: LARGEST }, (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      objects.put(nameOf(request), bytes);
      return reply.header('etag', etag(bytes)).send();
    });
    // Fastify answers HEAD by GET.
    inner.get<Named>('/s3/:bucket/*', { ...config('get'), exposeHeadRoute: true }, (request, reply) => {
      if (request.params['*'] === '') return list(objects, request, reply);
      const bytes = objects.get(nameOf(request));
      if (bytes === null) return refuse(reply, 404, 'NoSuchKey');
      void reply.type('application/octet-stream').header('etag', etag(bytes));
      const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (first === '') return reply.send(bytes);
      const [from, to] = [Number(first), Math.min(Number(last), bytes.length - 1)];
      if (from > to) return refuse(reply, 416, 'InvalidRange');
      return reply
        .code(206)
        .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
        .send(bytes.subarray(from, to + 1));
    });
    inner.get<Named>('/s3/:bucket', config('list'), (request, reply) => list(objects, request, reply));
    inner.delete<Named>('/s3/:bucket/*', config('delete'), (request, reply) => {
      objects.remove(nameOf(request));
      return reply.code(204).send();
    });
    done();
  });
}

const isKnown = ({ headers }: FastifyRequest): boolean =>
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[^/]+\/s3\/aws4_request,/.exec(
    headers.authorization ?? '',
  )?.[1] === ARCHIVE_KEY;

const etag = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

const refuse = (reply: FastifyReply, status: number, code: string): FastifyReply =>
  reply
    .code(status)
    .type('application/xml')
    .send(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** ListObjectsV2, a page of names after the token. */
function list(objects: Objects, request: FastifyRequest<Named>, reply: FastifyReply): FastifyReply {
  const { prefix = '', 'continuation-token': after = '' } = readFields(request.query);
  const { bucket } = request.params;
  const names = objects
    .names(`${bucket}/${prefix}`)
    .map((name) => name.slice(bucket.length + 1))
    .filter((name) => name > after);
  const page = names.slice(0, PAGE);
  const next = names.length > PAGE ? escaped(page.at(-1) ?? '') : null;
  const contents = page.map(
    (name) =>
      `<Contents><Key>${escaped(name)}</Key><Size>${objects.get(`${bucket}/${name}`)?.length ?? 0}</Size></Contents>`,
  );
  return reply
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount>` +
        `<IsTruncated>${next !== null}</IsTruncated>${next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}` +
        `${contents.join('')}</ListBucketResult>`,
    );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
