import type { RestHandlers } from '../../../codegen/rest/handlers.ts';
import type { Resolvers } from '../../../codegen/graphql/resolvers.ts';
import type { NodeReaders } from './graphql/nodes.ts';
import { mergeResolvers, type ResolverMap } from './graphql/resolverMap.ts';
import type { ServerPart } from './http/server.ts';
import type { DueSource, JobDefinition } from './jobs/jobs.ts';
import type { Command } from './operator/command.ts';
import type { ActingReads } from './rest/mount.ts';
import type { AnyRestHandler } from './rest/mounted.ts';
import type { SignedCall } from './rest/signedCall.ts';
import type { SealedColumn } from './sealedColumns.ts';

/** What a subject contributes to the server, assembled in the composition root. */
export interface SubjectModule {
  readonly name: string;
  readonly rest?: Partial<RestHandlers>;
  /**
   * Idempotent writes that open their transactions themselves: they call a partner, or count tries that a refusal must
   * not undo. They see to their repeats, too.
   */
  readonly ownTransactions?: readonly (keyof RestHandlers)[];
  /** GET operations with side effects, with the confirmation page for requests from elsewhere. */
  readonly actingReads?: ActingReads;
  /** How partners call operations of the contract. */
  readonly signedCalls?: Readonly<Record<string, SignedCall>>;
  readonly resolvers?: Resolvers;
  readonly nodes?: NodeReaders;
  readonly jobs?: readonly JobDefinition[];
  readonly dueSources?: readonly DueSource[];
  readonly commands?: readonly Command[];
  /** Every column that it keeps sealed. */
  readonly sealed?: readonly SealedColumn[];
  /** Routes outside the contract: browsers returning from partners, webhooks. Below the API's prefix. */
  readonly routes?: ServerPart;
}

export interface CombinedSubjects {
  readonly rest: Readonly<Record<string, AnyRestHandler>>;
  readonly ownTransactions: ReadonlySet<string>;
  readonly actingReads: ActingReads;
  readonly signedCalls: Readonly<Record<string, SignedCall>>;
  readonly resolvers: ResolverMap;
  readonly nodes: NodeReaders;
  readonly jobs: readonly JobDefinition[];
  readonly dueSources: readonly DueSource[];
  readonly commands: readonly Command[];
  readonly routes: readonly ServerPart[];
}

/** Two subjects that contribute the same thing stop the start. */
export function combineSubjects(subjects: readonly SubjectModule[]): CombinedSubjects {
  return {
    // The contract validates the input before the handler, which the compiler can't know.
    rest: mergeOnce(
      'REST operation',
      subjects.map(({ rest }) => (rest ?? {}) as Readonly<Record<string, AnyRestHandler>>),
    ),
    ownTransactions: new Set(subjects.flatMap(({ ownTransactions }) => ownTransactions ?? [])),
    actingReads: mergeOnce(
      'acting read',
      subjects.map(({ actingReads }) => actingReads ?? {}),
    ),
    signedCalls: mergeOnce(
      'signed call',
      subjects.map(({ signedCalls }) => signedCalls ?? {}),
    ),
    resolvers: mergeResolvers(subjects.map(({ resolvers }) => (resolvers ?? {}) as ResolverMap)),
    nodes: mergeOnce(
      'node type',
      subjects.map(({ nodes }) => nodes ?? {}),
    ),
    jobs: Object.values(
      mergeOnce(
        'job',
        subjects.map(({ jobs }) => byName(jobs ?? [])),
      ),
    ),
    dueSources: Object.values(
      mergeOnce(
        'due source',
        subjects.map(({ dueSources }) => byName(dueSources ?? [])),
      ),
    ),
    commands: Object.values(
      mergeOnce(
        'command',
        subjects.map(({ commands }) => byName(commands ?? [])),
      ),
    ),
    routes: subjects.flatMap(({ routes }) => (routes === undefined ? [] : [routes])),
  };
}

function mergeOnce<T>(what: string, deps: readonly Readonly<Record<string, T>>[]): Record<string, T> {
  const merged: Record<string, T> = {};
  for (const part of deps) {
    for (const [name, value] of Object.entries(part)) {
      if (Object.hasOwn(merged, name)) throw new Error(`Two subjects bring the ${what} ${name}.`);
      merged[name] = value;
    }
  }
  return merged;
}

function byName<T extends { readonly name: string }>(list: readonly T[]): Record<string, T> {
  return mergeOnce(
    'name',
    list.map((item) => ({ [item.name]: item })),
  );
}
