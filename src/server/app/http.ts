import type { FastifyInstance } from 'fastify';
import { isWorkbench } from '../../domain/brands/environments.ts';
import { answerRequest, type AnswerOptions } from '../platform/graphql/answer.ts';
import { createExecutor } from '../platform/graphql/executor.ts';
import { mountGraphql } from '../platform/graphql/mount.ts';
import { nodeResolvers } from '../platform/graphql/nodes.ts';
import { mergeResolvers } from '../platform/graphql/resolverMap.ts';
import { executableSchema } from '../platform/graphql/schema.ts';
import { refuseBrokenTexts } from '../platform/http/brokenTexts.ts';
import { buildServer } from '../platform/http/server.ts';
import { mountRest } from '../platform/rest/mount.ts';
import type { RunGraphql } from '../render/inProcessApi.ts';
import { MOST_PICTURE_BYTES } from '../platform/pictures/encodePicture.ts';
import { readPartnerKey } from '../partner/service.ts';
import type { Backend } from './backend.ts';
import type { AppModules } from './modules.ts';

export interface HttpOptions {
  /** Makes the server unready. */
  readonly isStopping?: () => boolean;
}

/** The HTTP server over a backend, not yet listening. */
export async function buildHttp(
  backend: Pick<Backend, 'core' | 'subjects' | 'readiness'>,
  { contracts, pages }: AppModules,
  { isStopping = () => false }: HttpOptions = {},
): Promise<FastifyInstance> {
  const { core, subjects } = backend;
  const { config } = core.deps;
  const { text, rules, nodeRules, persisted, needed } = contracts.graphql;

  const resolvers = mergeResolvers([subjects.resolvers, nodeResolvers(subjects.nodes, nodeRules)]);
  const executor = createExecutor(executableSchema(text, resolvers, rules, needed), persisted);
  // Tests start many servers and use few operations of each, so these are compiled when they are first used.
  if (config.environment !== 'test') executor.warm();
  const graphql: AnswerOptions = { executor, takesFreeOperations: isWorkbench(config.environment) };
  // HTTP checks this for requests; the pages' own queries don't pass through HTTP.
  const runGraphql: RunGraphql = async (body, ctx) => {
    refuseBrokenTexts(body);
    return answerRequest(body, ctx, graphql);
  };

  return buildServer({
    deps: core.deps,
    readSession: core.sessions.read,
    api: async (app, kit) => {
      await mountRest(app, kit, {
        ...contracts.rest,
        handlers: subjects.rest,
        ownTransactions: subjects.ownTransactions,
        actingReads: subjects.actingReads,
        signedCalls: subjects.signedCalls,
        readPartnerKey: (...key) => readPartnerKey(core.deps, ...key),
        fileLimits: {
          uploadDelivery: config.deliveryLimit,
          deliverPartnerReadings: config.deliveryLimit,
          uploadBacktestFile: config.deliveryLimit,
          uploadRewardPicture: MOST_PICTURE_BYTES,
          saveAccountPicture: MOST_PICTURE_BYTES,
        },
      });
      await mountGraphql(app, kit, graphql);
      for (const mount of subjects.routes) await mount(app, kit);
    },
    ...(pages && config.pages ? { pages: pages(core, runGraphql) } : {}),
    readiness: backend.readiness,
    isStopping,
  });
}
